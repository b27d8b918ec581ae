import { sign, verify } from "hono/jwt";
import { JwtTokenExpired } from "hono/utils/jwt/types";

/** Seconds: one hour, as in Sylius. */
const accessTokenLife = 3600;
export const refreshTokenLife = 30 * 24 * 3600;

/** A token with the claims of lexik's JWT bundle: `iat` and `exp` in seconds, `roles`, `username`. */
export function mintAccessToken(username: string, secret: string, life = accessTokenLife): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  return sign({ iat, exp: iat + life, roles: ["ROLE_USER"], username }, secret, "HS256");
}

export type TokenReading = { username: string } | { fault: "Expired JWT Token" | "Invalid JWT Token" };

export async function readAccessToken(token: string, secret: string): Promise<TokenReading> {
  try {
    const { username } = await verify(token, secret, "HS256");
    return typeof username === "string" ? { username } : { fault: "Invalid JWT Token" };
  } catch (error) {
    return { fault: error instanceof JwtTokenExpired ? "Expired JWT Token" : "Invalid JWT Token" };
  }
}

/**
 * In the characters Sylius uses (`0-9a-zA-Z-_~`). The rare one is in every token: it is the one that readers forget.
 */
export function randomToken(): string {
  const token = crypto
    .getRandomValues(new Uint8Array(16))
    .toBase64({ alphabet: "base64url", omitPadding: true });
  const [place = 0] = crypto.getRandomValues(new Uint8Array(1));
  const at = place % token.length;
  return `${token.slice(0, at)}~${token.slice(at)}`;
}
