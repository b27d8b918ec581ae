/** Leaves the worker as it is, so that the caller's fetch rejects: no error handler may answer for it. */
export class ConnectionRefused extends Error {
  override name = "ConnectionRefused";
}
