import type { AppContext } from "../context.ts";
import { digestOf } from "../digest.ts";

export type LimitName = keyof {
  [Name in keyof Env as Env[Name] extends RateLimit ? Name : never]: Env[Name];
};

/** Counts one more for `key`, which is hashed: it may be an e-mail. If the limiter fails, nothing is limited. */
export async function withinLimit(c: AppContext, name: LimitName, key: string): Promise<boolean> {
  try {
    const { success } = await c.env[name].limit({ key: await digestOf(key) });
    if (!success) c.var.log.warn("too often", { limit: name });
    return success;
  } catch (error) {
    c.var.log.error("rate limit not known", error, { limit: name });
    return true;
  }
}

export const emailKey = (email: string): string =>
  `e-mail ${email
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .trim()
    .toLowerCase()}`;

/** IP address from the edge; for IPv6 its /64. */
export const addressOf = (c: AppContext): string => networkOf(c.req.header("cf-connecting-ip") ?? "unknown");

/** A household has a whole /64 of IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [before = [], after] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const left = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  const groups = [...before, ...left, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
