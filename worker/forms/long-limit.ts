import type { AppContext } from "../context.ts";
import { digestOf } from "../digest.ts";
import { objectNamed } from "../durable-object.ts";
import { inTime } from "../with-timeout.ts";

/** Milliseconds. */
const hour = 60 * 60_000;
const day = 24 * hour;

export const longLimits = {
  RESET_MAILS: { most: 6, window: day },
  CONFIRMATION_MAILS: { most: 6, window: day },
  NEWSLETTER_MAILS: { most: 6, window: day },
  STOCK_MAILS: { most: 20, window: day },
  CONTACT_MAILS: { most: 20, window: day },
  INVITATION_MAILS: { most: 6, window: day },
  CONTRACT_MAILS: { most: 20, window: day },
  CONTRACT_NETWORK_MAILS: { most: 300, window: day },
  LOOK_UPS: { most: 10, window: hour },
} as const;

export type LongLimitName = keyof typeof longLimits;

export const isLong = (name: string): name is LongLimitName => name in longLimits;

/** "unknown" if the counter fails. */
export async function takeLong(
  c: AppContext,
  name: LongLimitName,
  key: string,
): Promise<"within" | "over" | "unknown"> {
  const { most, window } = longLimits[name];
  try {
    const counter = await counterOf(c, `${name} ${key}`);
    const isWithin = await inTime(counter.take(most, window));
    if (!isWithin) c.var.log.warn("too often", { limit: name });
    return isWithin ? "within" : "over";
  } catch (error) {
    c.var.log.error("long limit not known", error, { limit: name });
    return "unknown";
  }
}

/** Seconds. */
export async function waitOfLong(c: AppContext, name: LongLimitName, key: string): Promise<number> {
  const { most, window } = longLimits[name];
  try {
    const counter = await counterOf(c, `${name} ${key}`);
    return Math.ceil((await inTime(counter.wait(most, window))) / 1000);
  } catch (error) {
    c.var.log.error("wait of a long limit not known", error, { limit: name });
    return window / 1000;
  }
}

export async function giveBackLong(c: AppContext, name: LongLimitName, key: string): Promise<void> {
  try {
    await inTime((await counterOf(c, `${name} ${key}`)).giveBack());
  } catch (error) {
    c.var.log.error("long limit not given back", error, { limit: name });
  }
}

export async function counterOf({ env }: Pick<AppContext, "env">, key: string) {
  return objectNamed(env, env.WRONG_PASSWORDS, await digestOf(key));
}
