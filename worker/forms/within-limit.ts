import type { AppContext, AppRequest, Session } from "../context.ts";
import { digestOf } from "../digest.ts";
import { knownSender } from "../session/known-sender.ts";
import { claimsOf } from "../upstream/ecommerce/customer/access-token.ts";
import { inTime } from "../with-timeout.ts";
import { type LongLimitName, takeLong } from "./long-limit.ts";

export type LimitName = keyof {
  [Name in keyof Env as Env[Name] extends RateLimit ? Name : never]: Env[Name];
};

/** `key` must not contain anything that the sender chooses freely, or each attempt has its own counter. */
export interface PersonLimit<Submission = unknown> {
  name: LimitName | LongLimitName;
  key: (submission: Submission, c: AppContext) => string;
}

/** The key is hashed, because it may be an e-mail. If the limiter fails, nothing is limited. */
export async function withinLimit(c: AppContext, name: LimitName, key: string): Promise<boolean> {
  try {
    const { success } = await inTime(c.env[name].limit({ key: await digestOf(key) }), longestCount);
    if (!success) c.var.log.warn("too often", { limit: name });
    return success;
  } catch (error) {
    c.var.log.error("rate limit not known", error, { limit: name });
    return true;
  }
}

/** Milliseconds. */
const longestCount = 300;

/** "nadia+shop@…" is the mailbox of "nadia@…". */
export function emailKey(email: string): string {
  const plain = email
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .trim()
    .toLowerCase();
  const at = plain.lastIndexOf("@");
  const plus = plain.indexOf("+");
  return `e-mail ${plus > 0 && plus < at ? plain.slice(0, plus) + plain.slice(at) : plain}`;
}

/** Counted per network first, so that strangers rarely lock the owner out (docs/decisions/061-limits.md). */
export const passwordLimits = <Submission>(
  emailOf: (submission: Submission) => string,
): PersonLimit<Submission>[] => [
  {
    name: "PASSWORD_LIMIT",
    key: (submission, c) => `${emailKey(emailOf(submission))} from ${networkAddress(c.req)}`,
  },
  { name: "ACCOUNT_LIMIT", key: (submission) => emailKey(emailOf(submission)) },
];

/** Reads the token, because the other cookies can be forged. */
export const accountOf = ({ token = "" }: Session): string => `account ${claimsOf(token).username ?? token}`;

/** Known senders have their own quota, because offices and mobile carriers share an IP address. */
export async function withinNetworkLimit(c: AppContext, name: LimitName): Promise<boolean> {
  if (await withinLimit(c, name, networkKey(c.req))) return true;
  const sender = await knownSender(c);
  return sender !== undefined && withinLimit(c, name, senderKey(sender));
}

export async function takeLongOfNetwork(c: AppContext, name: LongLimitName): ReturnType<typeof takeLong> {
  const taken = await takeLong(c, name, networkKey(c.req));
  const sender = taken === "over" ? await knownSender(c) : undefined;
  return sender === undefined ? taken : takeLong(c, name, senderKey(sender));
}

export const networkKey = (req: AppRequest): string => `address ${networkAddress(req)}`;

export const senderKey = (sender: string): string => `sender ${sender}`;

export const networkAddress = (req: AppRequest): string =>
  networkOf(req.header("cf-connecting-ip") ?? "unknown");

export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = [], after] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const left = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  const groups = [...before, ...left, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
