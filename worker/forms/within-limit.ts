import type { AppContext } from "../context.ts";
import { digestOf } from "../digest.ts";

/** The limits of wrangler.toml. */
export type LimitName = keyof {
  [Name in keyof Env as Env[Name] extends RateLimit ? Name : never]: Env[Name];
};

/** Seconds after which a limit has room again: the period of wrangler.toml. */
const period = 60;

/** Says with a 429 after how many seconds another try is worth it. */
export const askToWait = (c: AppContext): void => c.header("Retry-After", String(period));

/**
 * Counts one more for `key`; false where that is too often. The key leaves as a digest: it may be an e-mail. A counter
 * that does not answer stops nobody.
 */
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

/** An e-mail as limits count it: however it is typed, with or without accents, it is one. */
export const emailKey = (email: string): string =>
  `e-mail ${email
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .trim()
    .toLowerCase()}`;

/** The network address of the visitor, as the edge says it; of IPv6 its network. */
export const addressOf = (c: AppContext): string => networkOf(c.req.header("cf-connecting-ip") ?? "unknown");

/** One household has 2^64 addresses of IPv6: they count as one, by the half that it was given. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [before = [], after] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const left = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  const groups = [...before, ...left, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
