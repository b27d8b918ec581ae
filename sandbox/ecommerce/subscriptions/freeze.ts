import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Context } from "hono";
import { departureFrom } from "../../../shared/delivery/departure.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import { variants } from "../../database/schema/catalogue.ts";
import { subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { dayOf, noonOf } from "../../paris-days.ts";
import { totalsOf } from "../prices.ts";
import { entered } from "./ledger.ts";
import { type NextShipment, nextShipmentOf } from "./next-shipment.ts";
import { pricedOrderOf } from "./subscription-rules.ts";
import type { Subscription } from "./subscription-store.ts";

const putOff = 7;

/**
 * Fixes the next shipment and reserves its goods, or postpones it. @returns null if another press came first
 */
export async function freezeShipment(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  at: string,
): Promise<NextShipment | null> {
  const next = nextShipmentOf(subscription, new Date(at));
  const isDone = await (next.obstacle === null
    ? freeze(c, subscription, next, at)
    : postpone(c, subscription, next, at));
  return isDone ? next : null;
}

async function freeze(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  { shipment, dropped, leftOut }: NextShipment,
  at: string,
): Promise<boolean> {
  const db = c.get("db");
  const couponCodes = subscription.couponCodes.filter((code) => !dropped.includes(code));
  const [frozen] = await db
    .update(subscriptions)
    .set({ frozen: shipment, frozenAt: at, state: "processing", couponCodes })
    .where(asRead(subscription))
    .returning({ id: subscriptions.id });
  if (!frozen) return false;
  const lost = [...leftOut, ...dropped];
  await db.batch([
    entered(db, {
      subscriptionId: subscription.id,
      kind: "frozen",
      happenedAt: at,
      period: subscription.period,
      amount: totalsOf(pricedOrderOf(subscription, new Date(at)), new Date(at)).total,
      text: `Commande figée${lost.length > 0 ? `, sans ${lost.join(", ")}` : ""}`,
    }),
    ...shipment.lines.map(({ variantCode, quantity }) =>
      db
        .update(variants)
        .set({ stock: sql`${variants.stock} - ${quantity}` })
        .where(and(eq(variants.code, variantCode), gte(variants.stock, quantity))),
    ),
  ]);
  return true;
}

async function postpone(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  { obstacle }: NextShipment,
  at: string,
): Promise<boolean> {
  const { id, period, nextShipmentDate } = subscription;
  if (obstacle === null || nextShipmentDate === null) return false;
  const db = c.get("db");
  const day = departureFrom(dayAfter(dayOf(nextShipmentDate), putOff));
  const [postponed] = await db
    .update(subscriptions)
    .set({ state: obstacle, nextShipmentDate: noonOf(day) })
    .where(asRead(subscription))
    .returning({ id: subscriptions.id });
  if (!postponed) return false;
  const text = `Envoi remis d’une semaine, au ${day} : ${obstacle}`;
  await entered(db, { subscriptionId: id, kind: "postponed", happenedAt: at, period, text });
  return true;
}

function asRead({ id, period, state, nextShipmentDate }: Subscription) {
  return and(
    eq(subscriptions.id, id),
    eq(subscriptions.period, period),
    eq(subscriptions.state, state),
    eq(subscriptions.nextShipmentDate, nextShipmentDate ?? ""),
    isNull(subscriptions.frozenAt),
  );
}
