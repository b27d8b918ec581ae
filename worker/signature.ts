export async function sign(secret: string, text: string): Promise<string> {
  const key = await importKey(secret, "sign");
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))).toHex();
}

/** Compares in constant time. */
export async function isSigned(secret: string, text: string, signature: string): Promise<boolean> {
  if (secret === "" || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const key = await importKey(secret, "verify");
  return crypto.subtle.verify("HMAC", key, Uint8Array.fromHex(signature), encoder.encode(text));
}

const encoder = new TextEncoder();

const importKey = (secret: string, usage: "sign" | "verify") =>
  crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [usage]);
