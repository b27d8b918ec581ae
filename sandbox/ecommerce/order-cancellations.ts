import { and, eq, inArray, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { variants } from "../database/schema/catalogue.ts";
import { orders, payments } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { requireAccount } from "./bearer.ts";
import { sendCancellationMail } from "./mails/order-mails.ts";
import { orderJson } from "./order-json.ts";
import { type Order, reloadOrder, requireOrder } from "./order-store.ts";
import { invalid } from "./problems.ts";
import { linkedData } from "./request.ts";

const partly = ["partially_authorized", "partially_paid", "partially_refunded", "refunded"];

/** Open until the parcel leaves; a second call changes nothing. */
export const orderCancellations = new Hono<SandboxEnv>().post("/:token/cancellation", async (c) => {
  requireAccount(c);
  const order = await requireOrder(c);
  if (order.state === "cancelled") return linkedData(c, orderJson(order));
  const isOfSubscription =
    order.subscriptionId !== null || order.items.some(({ subscriptionInterval }) => subscriptionInterval > 0);
  if (isOfSubscription || partly.includes(order.paymentState) || !(await cancel(c, order))) {
    throw invalid({ path: "", message: "order.not_cancellable" });
  }
  const after = await reloadOrder(c, order);
  await sendCancellationMail(c, after);
  return linkedData(c, orderJson(after));
});

async function cancel(c: Context<SandboxEnv>, { id, items, payments: known }: Order): Promise<boolean> {
  const db = c.get("db");
  const isPaid = known.some(({ state }) => state === "completed");
  const paymentState = isPaid ? "refunded" : "cancelled";
  const [done] = await db
    .update(orders)
    .set({ state: "cancelled", shippingState: "cancelled", paymentState })
    .where(and(eq(orders.id, id), eq(orders.state, "new"), eq(orders.shippingState, "ready")))
    .returning({ id: orders.id });
  if (!done) return false;
  await db.batch([
    db
      .update(payments)
      .set({ state: paymentState })
      .where(
        and(
          eq(payments.orderId, id),
          inArray(payments.state, isPaid ? ["completed"] : ["new", "processing", "authorized"]),
        ),
      ),
    ...items.map(({ variantCode, quantity }) =>
      db
        .update(variants)
        .set({ stock: sql`${variants.stock} + ${quantity}` })
        .where(eq(variants.code, variantCode)),
    ),
  ]);
  return true;
}
