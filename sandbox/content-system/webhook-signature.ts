import * as clock from "../../shared/time/clock.ts";

/** `t=` is the Unix time, `v1=` the hexadecimal HMAC-SHA256 of time, dot and raw body. */
export async function signatureOf(
  body: string,
  secret: string,
  at = Math.floor(clock.now() / 1000),
): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const digest = await crypto.subtle.sign("HMAC", key, encoder.encode(`${at}.${body}`));
  return `t=${at},v1=${new Uint8Array(digest).toHex()}`;
}
