/** `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, which the shop verifies. */
export async function signatureOf(body: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const digest = await crypto.subtle.sign("HMAC", key, encoder.encode(body));
  return `sha256=${new Uint8Array(digest).toHex()}`;
}
