import * as z from "zod/mini";

const claimsSchema = z.object({
  exp: z.catch(z.optional(z.number()), undefined),
  iat: z.catch(z.optional(z.number()), undefined),
  username: z.catch(z.optional(z.string()), undefined),
});

/** Seconds since 1970. Not verified here: the API refuses a forged token. */
export type Claims = z.infer<typeof claimsSchema>;

export function claimsOf(jwt: string): Claims {
  try {
    const [, payload = ""] = jwtForm.exec(jwt) ?? [];
    const bytes = Uint8Array.fromBase64(payload, { alphabet: "base64url" });
    return claimsSchema.safeParse(JSON.parse(decoder.decode(bytes))).data ?? {};
  } catch {
    return {};
  }
}

/** Milliseconds since 1970; infinite for an opaque token, whose end only the API knows; else undefined. */
export function tokenExpiry(token: string): number | undefined {
  if (isOpaque(token)) return Number.POSITIVE_INFINITY;
  const { exp } = claimsOf(token);
  return exp === undefined ? undefined : exp * 1000;
}

export const isOpaque = (token: string): boolean => /^[!-~]+$/.test(token) && !jwtForm.test(token);

const decoder = new TextDecoder();

const jwtForm = /^[\w=-]+\.([\w=-]+)\.[\w=-]*$/;

/** Milliseconds before expiry. */
export const refreshLead = 10 * 60 * 1000;
