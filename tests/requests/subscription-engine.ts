import { env } from "cloudflare:workers";
import * as clock from "../../shared/time/clock.ts";
import { daysBetween, today } from "../days.ts";
import { logIn, people } from "./customer.ts";
import { askApi } from "./stand-in-api.ts";
import type { SubscriptionAnswer } from "./stand-in-subscriber.ts";

const day = 86_400_000;

export interface OrderOfSubscription {
  number: string;
  state: string;
  paymentState: string;
  shippingState: string;
  total: number;
  checkoutCompletedAt: string;
  items: { quantity: number; unitPrice: number; variantCode: string }[];
}

export interface Move {
  happened: { kind: string; at: string; text: string }[];
}

/** Calls the stand-ins directly, because through the shop one press would end before the next. */
export async function goAhead(move: { days?: number; hours?: number; to?: "next" }): Promise<Move> {
  const answer = await standIn("/_sandbox/clock", move);
  return answer.json();
}

export function standIn(path: string, body: object): Promise<Response> {
  return (env.SANDBOX as Fetcher).fetch(`http://sandbox${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

type Kind = "freeze" | "renewal" | "resumption";

export async function goTo(kind: Kind, number = "ABO0000001"): Promise<void> {
  await goAhead({ days: await daysTo(kind, number) });
  for (let step = 0; step < 60; step++) {
    const { happened } = await goAhead({ to: "next" });
    if (happened.some((event) => event.kind === `subscription-${kind}` && event.text.includes(number)))
      return;
  }
  throw new Error(`${kind} of ${number} never came`);
}

/** Three days before the next shipment: nothing of it can change any more. */
export async function goIntoLock(id: number): Promise<void> {
  const { nextShipmentDate } = await readSubscription(id);
  await goAhead({ days: daysBetween(today(), nextShipmentDate) - 3 });
}

async function daysTo(kind: Kind, number: string): Promise<number> {
  const column = kind === "resumption" ? "pausedUntil" : "nextShipmentDate";
  const { noon = "" } =
    (await env.DB.prepare(`select ${column} as noon from subscriptions where number = ?`)
      .bind(number)
      .first<{ noon: string }>()) ?? {};
  const moment = Date.parse(noon) - (kind === "freeze" ? 4 * day : day);
  return Math.max(0, Math.floor((moment - clock.now()) / day));
}

export async function readSubscription(id = 1, email: string = people.camille.email) {
  const { token } = await logIn(email);
  return (await askApi<SubscriptionAnswer>("GET", `subscriptions/${id}`, undefined, { token })).body;
}

export async function ordersOf(id = 1): Promise<(OrderOfSubscription & { period: number; token: string })[]> {
  const { results } = await env.DB.prepare(
    "select tokenValue, period from orders where subscriptionId = ? order by checkoutCompletedAt desc",
  )
    .bind(id)
    .all<{ tokenValue: string; period: number }>();
  const { token } = await logIn(people.camille.email);
  return Promise.all(
    results.map(async ({ tokenValue, period }) => {
      const { body } = await askApi<OrderOfSubscription>("GET", `orders/${tokenValue}`, undefined, { token });
      return { ...body, period, token: tokenValue };
    }),
  );
}

export async function freshShop(): Promise<void> {
  const answer = await env.TEST_DATABASE.fetch("http://test-database/demo-shop");
  const demoShop = await answer.json<{ sql: string; params: unknown[] }[]>();
  await env.DB.batch(demoShop.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)));
  await run("update orders set subscriptionId = null, nextChargeAt = null where customerId > 1");
  await run("delete from subscriptions where customerId > 1");
  await run("update subscriptions set card = json_set(card, '$.expiresAt', '2031-01-31T22:59:59.000Z')");
}

export const run = (sql: string) => env.DB.prepare(sql).run();

export interface LedgerEntry {
  subscriptionId: number;
  kind: string;
  happenedAt: string;
  by: string;
  period: number | null;
  amount: number | null;
  text: string;
  order: { tokenValue: string; number: string } | null;
}

export async function ledgerOf(id: number): Promise<LedgerEntry[]> {
  const answer = await (env.SANDBOX as Fetcher).fetch(
    `http://sandbox/_sandbox/subscriptions/ledger?subscription=${id}`,
  );
  const { events } = await answer.json<{ events: LedgerEntry[] }>();
  return events;
}
