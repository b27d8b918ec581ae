import * as clock from "../../shared/time/clock.ts";
import type { AppContext, Services } from "../context.ts";
import { digestOf } from "../digest.ts";
import { isSigned, sign } from "../signature.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const hour = 60 * 60_000;
const customerLife = 30 * 24 * hour;
const personLife = 24 * hour;

/** All browsers of a customer share one quota, so a login gives no new one. */
export const knowCustomer = async (c: AppContext, customerId: string): Promise<string> =>
  know(c, await digestOf(`customer ${customerId}`), customerLife);

export const knowPerson = async (c: AppContext): Promise<string> =>
  (await knownSender(c)) ?? know(c, crypto.randomUUID(), personLife);

export async function knownSender(c: AppContext): Promise<string | undefined> {
  const [id = "", until = "", signature = ""] = readCookie(c, "knownSender")?.split(".") ?? [];
  if (!(Number(until) > clock.now())) return undefined;
  return (await isSigned(secretOf(c.var), signedText(id, until), signature)) ? id : undefined;
}

async function know(c: AppContext, id: string, life: number): Promise<string> {
  const until = String(clock.now() + life);
  const signature = await sign(secretOf(c.var), signedText(id, until));
  writeCookie(c, "knownSender", [id, until, signature].join("."), life / 1000);
  return id;
}

const secretOf = ({ configuration }: Services<"configuration">): string => configuration.botCheck.secret;

const signedText = (id: string, until: string) => `known sender ${id} until ${until}`;
