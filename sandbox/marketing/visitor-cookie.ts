import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { SandboxEnv } from "../env.ts";

const name = "mkt_visitor";

/** Seconds: thirteen months, the longest that is allowed (CNIL 2020-091). */
const maxAge = 390 * 24 * 3600;

export function knowVisitor(c: Context<SandboxEnv>): string {
  const known = getCookie(c, name);
  const visitor = known && /^[\w-]{22}$/.test(known) ? known : newVisitor();
  setCookie(c, name, visitor, {
    path: "/_sandbox/marketing",
    maxAge,
    sameSite: "None",
    secure: true,
    httpOnly: true,
  });
  return visitor;
}

const newVisitor = () =>
  crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: "base64url", omitPadding: true });
