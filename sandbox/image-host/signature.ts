const encoder = new TextEncoder();

/** Hexadecimal HMAC-SHA1 of token and expire. */
export async function signatureOf(privateKey: string, token: string, expire: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(privateKey), algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(token + expire));
  return new Uint8Array(signature).toHex();
}
