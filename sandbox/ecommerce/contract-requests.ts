import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { parseDate } from "../../shared/time/dates.ts";
import {
  contractTerminations as terminationTable,
  withdrawals as withdrawalTable,
} from "../database/schema/requests.ts";
import type { SandboxEnv } from "../env.ts";
import { personFaults } from "./customer-rules.ts";
import { sendTerminationMails, sendWithdrawalMails } from "./mails/contract-mails.ts";
import { refuse } from "./problems.ts";
import { readBody } from "./request.ts";
import { lengthFaults, type Violation, violation } from "./violations.ts";

/** Milliseconds within which the same content is the same request, such as a second press. */
const sameRequest = 15 * 60 * 1000;

const termination = z.object({
  name: z.string(),
  email: z.string(),
  contractNumber: z.string(),
  date: z.nullish(z.string()),
});

const withdrawal = z.object({
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  items: z.nullish(z.array(z.string())),
});

/** The numbers are not looked up, so that callers learn nothing of a contract. */
export const contractTerminations = new Hono<SandboxEnv>().post("/", async (c) => {
  const { date = null, ...body } = await readBody(c, termination);
  refuse([
    ...personPart(body),
    ...lengthFaults("contractNumber", body.contractNumber, 1, 255),
    ...dayFaults(date),
  ]);
  const { name, email, contractNumber } = body;
  const [reference, receivedAt, since] = newReceipt("RES");
  const t = terminationTable;
  const same = sql`${t.name} = ${name} and ${t.email} = ${email} and ${t.contractNumber} = ${contractNumber}
    and ${t.date} is ${date} and ${t.receivedAt} > ${since}`;
  await c.get("db").run(sql`insert into ${t} (reference, name, email, contractNumber, date, receivedAt)
    select ${reference}, ${name}, ${email}, ${contractNumber}, ${date}, ${receivedAt}
    where not exists (select 1 from ${t} where ${same})`);
  const stored = await c.get("db").query.contractTerminations.findFirst({ where: same });
  if (!stored) throw new Error("the termination is not stored");
  if (stored.reference === reference) await sendTerminationMails(c, stored);
  return accepted(c, stored);
});

export const withdrawals = new Hono<SandboxEnv>().post("/", async (c) => {
  const body = await readBody(c, withdrawal);
  const items = body.items && body.items.length > 0 ? body.items : null;
  refuse([
    ...personPart(body),
    ...lengthFaults("orderNumber", body.orderNumber, 1, 255),
    ...(items ?? []).flatMap((item, at) => lengthFaults(`items[${at}]`, item, 1, 500)),
  ]);
  const { name, email, orderNumber } = body;
  const [reference, receivedAt, since] = newReceipt("REN");
  const t = withdrawalTable;
  const list = items && JSON.stringify(items);
  const same = sql`${t.name} = ${name} and ${t.email} = ${email} and ${t.orderNumber} = ${orderNumber}
    and ${t.items} is ${list} and ${t.receivedAt} > ${since}`;
  await c.get("db").run(sql`insert into ${t} (reference, name, email, orderNumber, items, receivedAt)
    select ${reference}, ${name}, ${email}, ${orderNumber}, ${list}, ${receivedAt}
    where not exists (select 1 from ${t} where ${same})`);
  const stored = await c.get("db").query.withdrawals.findFirst({ where: same });
  if (!stored) throw new Error("the withdrawal is not stored");
  if (stored.reference === reference) await sendWithdrawalMails(c, stored);
  return accepted(c, stored);
});

const personPart = ({ name, email }: { name: string; email: string }): Violation[] => [
  ...lengthFaults("name", name, 1, 255),
  ...personFaults({ email }),
];

function dayFaults(date: string | null): Violation[] {
  if (date === null || (date.length === 10 && parseDate(date))) return [];
  return [violation("date", "date", { en: "This is not a valid date.", fr: "Cette date n’existe pas." })];
}

function newReceipt(prefix: string): [reference: string, receivedAt: string, since: string] {
  const now = clock.now();
  const drawn = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]);
  const code = `${drawn.slice(0, 4).join("")}-${drawn.slice(4).join("")}`;
  return [`${prefix}-${code}`, new Date(now).toISOString(), new Date(now - sameRequest).toISOString()];
}

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function accepted(
  c: Context<SandboxEnv>,
  { reference, receivedAt }: { reference: string; receivedAt: string },
) {
  return c.body(JSON.stringify({ reference, receivedAt }), 202, {
    "content-type": "application/ld+json; charset=utf-8",
  });
}
