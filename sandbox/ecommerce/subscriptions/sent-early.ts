import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../database/open.ts";
import { variants } from "../../database/schema/catalogue.ts";
import { subscriptionItems } from "../../database/schema/subscriptions.ts";
import type { Order } from "../order-store.ts";
import type { Subscription } from "./subscription-store.ts";

/** Releases goods that a freeze reserved meanwhile, and keeps one-off items that were added since. */
export function sentEarly(db: Database, { id, frozen, frozenAt }: Subscription, order: Order) {
  const once = order.items.filter(({ onceQuantity }) => onceQuantity > 0);
  const returned = frozen === null || frozenAt === order.frozenAt ? [] : frozen.lines;
  const sent = (variantCode: string) =>
    and(
      eq(subscriptionItems.subscriptionId, id),
      eq(subscriptionItems.variantCode, variantCode),
      eq(subscriptionItems.once, true),
    );
  return [
    ...once.flatMap(({ variantCode, onceQuantity }) => [
      db
        .delete(subscriptionItems)
        .where(and(sent(variantCode), lte(subscriptionItems.quantity, onceQuantity))),
      db
        .update(subscriptionItems)
        .set({ quantity: sql`${subscriptionItems.quantity} - ${onceQuantity}` })
        .where(and(sent(variantCode), sql`${subscriptionItems.quantity} > ${onceQuantity}`)),
    ]),
    ...returned.map(({ variantCode, quantity }) =>
      db
        .update(variants)
        .set({ stock: sql`${variants.stock} + ${quantity}` })
        .where(eq(variants.code, variantCode)),
    ),
  ];
}
