/** Most iterations that workerd allows in one derivation. */
const iterations = 100_000;

/** "salt:key", both in base64: PBKDF2 with SHA-256. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `${encode(salt)}:${encode(await derive(password, salt))}`;
}

export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = "", key = ""] = hash.split(":");
  return encode(await derive(password, decode(salt))) === key;
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const material = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, [
    "deriveBits",
  ]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, material, 256),
  );
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
