import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Context } from "hono";
import * as clock from "../../../shared/time/clock.ts";
import { variants } from "../../database/schema/catalogue.ts";
import { subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { sendAuthenticationMail, sendGivenUpMail, sendRefusalMail } from "../mails/subscription-mails.ts";
import { type Order, reloadOrder } from "../order-store.ts";
import { cancelMade, stopAfterRefusals } from "./cancel-order.ts";
import { type ChargeResult, charge } from "./charge.ts";
import { findUnpaidOrder, reloadSubscription } from "./followed-subscriptions.ts";
import { makeOrder } from "./make-order.ts";
import { type NextShipment, nextShipmentOf } from "./next-shipment.ts";
import { mostCharges, shipsOn } from "./renewal-days.ts";
import type { Subscription } from "./subscription-store.ts";

export async function renew(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  at: string,
): Promise<boolean> {
  const { frozen, frozenAt, nextShipmentDate } = subscription;
  if (frozen === null || frozenAt === null || nextShipmentDate === null) return false;
  const early = await findUnpaidOrder(c.get("db"), subscription);
  if (early?.period === subscription.period) await cancelMade(c, subscription, early, at);
  const order = await makeOrder(c, subscription, {
    shipment: frozen,
    frozenAt,
    at,
    nextChargeAt: at,
    advances: true,
  });
  if (!order) return false;
  await chargeAndTell(c, subscription, order, { at, shipsAt: shipsOn(at) });
  return true;
}

export async function retry(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  order: Order,
  at: string,
): Promise<boolean> {
  const isEarly = order.period === subscription.period;
  if (isEarly || subscription.state === "stopped") return cancelMade(c, subscription, order, at);
  if (order.charges >= mostCharges) return giveUp(c, subscription, order, at);
  return (await chargeAndTell(c, subscription, order, { at })) !== null;
}

export async function retryNow(c: Context<SandboxEnv>, { id }: { id: number }): Promise<void> {
  const order = await findUnpaidOrder(c.get("db"), { id });
  const current = await reloadSubscription(c, { id });
  if (!order || order.period === current.period || current.state === "stopped") return;
  await chargeAndTell(c, current, order, { at: clock.date().toISOString() });
}

async function chargeAndTell(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  order: Order,
  { at, shipsAt }: { at: string; shipsAt?: string },
): Promise<ChargeResult | null> {
  const result = await charge(c, order, subscription, { at, ...(shipsAt && { shipsAt }) });
  if (result?.state === "authentication") await sendAuthenticationMail(c, subscription, order, at);
  if (result?.state !== "refused") return result;
  if (order.charges + 1 >= mostCharges) {
    await giveUp(c, subscription, await reloadOrder(c, order), at);
    return result;
  }
  await c
    .get("db")
    .update(subscriptions)
    .set({ state: "payment_failed" })
    .where(
      and(
        eq(subscriptions.id, subscription.id),
        inArray(subscriptions.state, ["processing", "payment_failed", "awaiting_payment"]),
      ),
    );
  await sendRefusalMail(c, subscription, await reloadOrder(c, order), {
    at,
    bankMessage: result.bankMessage,
  });
  return result;
}

async function giveUp(c: Context<SandboxEnv>, subscription: Subscription, order: Order, at: string) {
  if (!(await cancelMade(c, subscription, order, at))) return false;
  await stopAfterRefusals(c, subscription, at);
  await sendGivenUpMail(c, subscription, order, at);
  return true;
}

const authenticationTime = 60;

type ShipNowResult =
  | { state: "paid" | "authentication"; order: Order; redirectUrl: string | null }
  | { state: "refused"; bankMessage: string }
  | { state: "impossible"; obstacle: NonNullable<NextShipment["obstacle"]> }
  | { state: "changed" };

/** The subscription's plan changes only if the bank accepts. @param subscription as its customer saw it */
export async function shipNow(c: Context<SandboxEnv>, subscription: Subscription): Promise<ShipNowResult> {
  const db = c.get("db");
  const at = clock.date().toISOString();
  const { frozen, frozenAt } = subscription;
  const { shipment, obstacle } =
    frozen === null ? nextShipmentOf(subscription, new Date(at)) : { shipment: frozen, obstacle: null };
  if (obstacle !== null) return { state: "impossible", obstacle };
  const abandoned = await findUnpaidOrder(db, subscription);
  if (abandoned?.period === subscription.period) await cancelMade(c, subscription, abandoned, at);
  const giveUpAt = new Date(Date.parse(at) + authenticationTime * 60_000).toISOString();
  const order = await makeOrder(c, subscription, {
    shipment,
    frozenAt: frozenAt ?? at,
    at,
    nextChargeAt: giveUpAt,
    advances: false,
  });
  if (!order) return { state: "changed" };
  if (frozen === null) await setAside(c, order);
  const current = await reloadSubscription(c, subscription);
  const isSame =
    current.nextShipmentDate === subscription.nextShipmentDate && current.state === subscription.state;
  const result = isSame ? await charge(c, order, subscription, { at, tries: giveUpAt }) : null;
  if (result?.state === "refused") return result;
  if (result === null) {
    await cancelMade(c, subscription, order, at);
    return { state: "changed" };
  }
  const redirectUrl = result.state === "authentication" ? result.redirectUrl : null;
  return { state: result.state, order: await reloadOrder(c, order), redirectUrl };
}

async function setAside(c: Context<SandboxEnv>, { items }: Order): Promise<void> {
  const db = c.get("db");
  for (const { variantCode, quantity } of items)
    await db
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${quantity}` })
      .where(and(eq(variants.code, variantCode), gte(variants.stock, quantity)));
}
