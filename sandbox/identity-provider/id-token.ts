import type { Context } from "hono";
import { sign, verifyWithJwks } from "hono/jwt";
import * as clock from "../../shared/time/clock.ts";
import type { SandboxEnv } from "../env.ts";
import { publicKeys, signingKey } from "./keys.ts";

const life = 300;

/** The library would compare them with the machine's clock. */
export const timesUnchecked = { exp: false, iat: false, nbf: false };

export const issuerOf = (c: Context<SandboxEnv>): string => `${new URL(c.req.url).origin}/_sandbox/identite`;

interface Person {
  email: string;
  nonce: string | null;
}

export async function mintIdToken(c: Context<SandboxEnv>, { email, nonce }: Person): Promise<string> {
  const { IDENTITY_CLIENT_ID: client } = c.env;
  const now = Math.floor(clock.now() / 1000);
  const claims = {
    iss: issuerOf(c),
    sub: `patte-${email}`,
    aud: client,
    azp: client,
    iat: now,
    exp: now + life,
    auth_time: now,
    email,
    email_verified: true,
    ...(nonce === null ? {} : { nonce }),
  };
  return sign(claims, await signingKey(c.get("db")), "RS256");
}

export async function emailOf(c: Context<SandboxEnv>, idToken: string): Promise<string | undefined> {
  try {
    const keys = await publicKeys(c.get("db"));
    const { email, exp } = await verifyWithJwks(idToken, {
      keys,
      allowedAlgorithms: ["RS256"],
      verification: { iss: /\/_sandbox\/identite$/, aud: c.env.IDENTITY_CLIENT_ID, ...timesUnchecked },
    });
    const isExpired = exp === undefined || exp <= clock.now() / 1000;
    return typeof email === "string" && !isExpired ? email : undefined;
  } catch {
    return undefined;
  }
}
