/** Thrown past the error handlers, so that the caller's fetch rejects. */
export class ConnectionRefused extends Error {
  override name = "ConnectionRefused";
}
