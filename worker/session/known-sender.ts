import * as clock from "../../shared/time/clock.ts";
import type { AppContext } from "../context.ts";
import { digestOf } from "../digest.ts";
import { isSigned, sign } from "../signature.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** Milliseconds. */
const hour = 60 * 60_000;
const customerLife = 30 * 24 * hour;
const personLife = 24 * hour;

/** The API has given this customer's tokens. All browsers of one customer are one sender: a login is no new quota. */
export const knowCustomer = async (c: AppContext, customerId: string): Promise<string> =>
  know(c, await digestOf(`customer ${customerId}`), customerLife);

/** Marks a sender who passed the bot check; a known sender keeps their id. */
export const knowPerson = async (c: AppContext): Promise<string> =>
  (await knownSender(c)) ?? know(c, crypto.randomUUID(), personLife);

/** Undefined for a cookie that the shop has not signed, and once it has expired. */
export async function knownSender(c: AppContext): Promise<string | undefined> {
  const [id = "", until = "", signature = ""] = readCookie(c, "knownSender")?.split(".") ?? [];
  if (!(Number(until) > clock.now())) return undefined;
  return (await isSigned(secretOf(c), signedText(id, until), signature)) ? id : undefined;
}

async function know(c: AppContext, id: string, life: number): Promise<string> {
  const until = String(clock.now() + life);
  const signature = await sign(secretOf(c), signedText(id, until));
  writeCookie(c, "knownSender", [id, until, signature].join("."), life / 1000);
  return id;
}

const secretOf = (c: AppContext): string => c.var.configuration.botCheck.secret;

const signedText = (id: string, until: string) => `known sender ${id} until ${until}`;
