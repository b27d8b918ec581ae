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

/** 128 bits, in the letters Sylius uses for order tokens. */
export function randomToken(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: "base64url", omitPadding: true });
}
