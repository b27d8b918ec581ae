import { and, eq, gte, sql } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { variants } from "../database/schema/catalogue.ts";
import { customers } from "../database/schema/customers.ts";
import { orders, payments } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { requireAccount } from "./bearer.ts";
import { requireStep } from "./checkout-states.ts";
import { rewardOf } from "./coupon-rules.ts";
import { goodsOf } from "./goods.ts";
import { sendOrderMails } from "./mails/order-mails.ts";
import { orderJson } from "./order-json.ts";
import { processOrder } from "./order-processor.ts";
import { type Order, reloadOrder, requireCart } from "./order-store.ts";
import { methodFaults } from "./payment-methods.ts";
import { totalsOf } from "./prices.ts";
import { notFound, refuse } from "./problems.ts";
import { stockOf } from "./quantity-rules.ts";
import { linkedData, readBody } from "./request.ts";
import { paidOn } from "./shipping-day.ts";
import { subscriptionsOf } from "./subscriptions/birth.ts";
import { settleSubscriptions } from "./subscriptions/settle.ts";
import type { Violation } from "./violations.ts";
import { welcomeRefusal } from "./welcome-coupons.ts";

export const checkout = new Hono<SandboxEnv>().patch("/:token/complete", async (c) => {
  const { id: customerId, customer } = requireAccount(c);
  const shown = await requireCart(c);
  requireStep(shown, "complete");
  await readBody(c, z.object({ notes: z.nullish(z.string()) }));
  const cart = await processOrder(c, shown);
  requireStep(cart, "complete");
  const coupon = await couponFaults(c.get("db"), { ...cart, customerId });
  refuse([...shortages(cart), ...priceChanges(shown, cart), ...coupon, ...paymentFaults(cart)]);

  const day = clock.date();
  const now = day.toISOString();
  const isPaid = totalsOf(cart).total === 0;
  const placed = {
    number: `MUS${String(cart.id).padStart(7, "0")}`,
    state: "new",
    checkoutState: "completed",
    ...(isPaid ? paidOn(day) : { paymentState: "awaiting_payment" }),
    shippingState: "ready",
    customerId,
    checkoutCompletedAt: now,
  };
  const db = c.get("db");
  const [won] = await db
    .update(orders)
    .set(placed)
    .where(and(eq(orders.id, cart.id), eq(orders.state, "cart")))
    .returning({ id: orders.id });
  if (!won) throw notFound("Cette commande n’est plus un panier.");
  await db.batch([
    db
      .update(payments)
      .set(isPaid ? { state: "completed", completedAt: now } : { state: "new" })
      .where(eq(payments.orderId, cart.id)),
    db.update(customers).set({ lastOrderDate: now }).where(eq(customers.id, customerId)),
    ...cart.items.map(({ variantCode, quantity }) =>
      db
        .update(variants)
        .set({ stock: sql`${variants.stock} - ${quantity}` })
        .where(and(eq(variants.code, variantCode), gte(variants.stock, quantity))),
    ),
    ...subscriptionsOf(db, cart, customerId, now),
  ]);
  const order = await reloadOrder(c, cart);
  if (isPaid) await settleSubscriptions(c, order, now);
  await sendOrderMails(c, order, customer);
  return linkedData(c, orderJson(order));
});

/** Sylius has this message in English only. */
function shortages({ items }: Order): Violation[] {
  return items
    .filter(({ quantity, variant }) => quantity > stockOf(variant))
    .map(({ variant }) => ({
      path: "",
      message: `There is not enough stock of ${variant.productName}, ${variant.variantName}.`,
    }));
}

function priceChanges(shown: Order, priced: Order): Violation[] {
  return priced.items
    .filter(({ id, unitPrice }) => shown.items.find((item) => item.id === id)?.unitPrice !== unitPrice)
    .map(({ variant }) => ({
      path: "items",
      message: `Le prix de ${variant.productName}, ${variant.variantName} a changé : vérifiez votre commande.`,
    }));
}

function paymentFaults(cart: Order): Violation[] {
  return cart.checkoutState === "payment_selected"
    ? methodFaults(cart, cart.payments.at(-1)?.method ?? null)
    : [];
}

async function couponFaults(db: Database, cart: Order): Promise<Violation[]> {
  const { couponCode, items } = cart;
  if (couponCode === null) return [];
  const isRewarded = rewardOf(couponCode, goodsOf(items), clock.date()) !== null;
  if (isRewarded && (await welcomeRefusal(db, cart, couponCode)) === null) return [];
  return [{ path: "couponCode", message: `Le code « ${couponCode} » ne s’applique plus à cette commande.` }];
}
