import { sign, verify } from "hono/jwt";
import * as clock from "../../shared/time/clock.ts";
import { timesUnchecked } from "../identity-provider/id-token.ts";

/** Seconds. */
const accessTokenLife = 3600;
export const refreshTokenLife = 30 * 24 * 3600;

/** Claims of lexik's JWT bundle: `iat` and `exp` in seconds, `roles`, `username`. */
export function mintAccessToken(username: string, secret: string, life = accessTokenLife): Promise<string> {
  const iat = Math.floor(clock.now() / 1000);
  return sign({ iat, exp: iat + life, roles: ["ROLE_USER"], username }, secret, "HS256");
}

type TokenReading = { username: string } | { fault: "Expired JWT Token" | "Invalid JWT Token" };

export async function readAccessToken(token: string, secret: string): Promise<TokenReading> {
  try {
    const { username, exp } = await verify(token, secret, { alg: "HS256", ...timesUnchecked });
    if (exp !== undefined && exp <= clock.now() / 1000) return { fault: "Expired JWT Token" };
    return typeof username === "string" ? { username } : { fault: "Invalid JWT Token" };
  } catch {
    return { fault: "Invalid JWT Token" };
  }
}

/** Every token contains `~`, the rarest character of Sylius's tokens, which readers tend to forget. */
export function randomToken(): string {
  const token = crypto
    .getRandomValues(new Uint8Array(16))
    .toBase64({ alphabet: "base64url", omitPadding: true });
  const [place = 0] = crypto.getRandomValues(new Uint8Array(1));
  const at = place % token.length;
  return `${token.slice(0, at)}~${token.slice(at)}`;
}
