import { and, eq, exists, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import { subscriptionItems as itemTable, subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { idOf } from "../iri.ts";
import { requireSellable } from "../order-items.ts";
import { notFound, refuse } from "../problems.ts";
import { additionFaults, changeFaults } from "../quantity-rules.ts";
import { violation } from "../violations.ts";
import { lastItemFaults, lockFaults } from "./change-rules.ts";
import {
  answerChanged,
  conflict,
  decision,
  readChange,
  readRemoval,
  unchanged,
} from "./change-subscription.ts";
import type { Item } from "./subscription-rules.ts";
import type { Subscription } from "./subscription-store.ts";

const addition = z.extend(decision, {
  productVariant: z.string(),
  quantity: z.int(),
  once: z._default(z.boolean(), false),
});
const itemChange = z.extend(decision, {
  quantity: z.optional(z.int()),
  productVariant: z.optional(z.string()),
});

export const subscriptionItems = new Hono<SandboxEnv>()
  .post("/:id/items", async (c) => {
    const { subscription, change } = await readChange(c, addition);
    refuse(lockFaults(subscription, clock.date()));
    const { quantity, once } = change;
    const variant = await requireSellable(c, idOf(change.productVariant));
    const present = subscription.items.find(
      (item) => item.variantCode === variant.code && item.once === once,
    );
    refuse(additionFaults(quantity, present?.quantity ?? 0, variant));
    const db = c.get("db");
    const line = {
      id: sql<number>`null`.as("id"),
      subscriptionId: subscriptions.id,
      variantCode: sql<string>`${variant.code}`.as("variant_code"),
      quantity: sql<number>`${quantity}`.as("quantity"),
      once: sql<boolean>`${once ? 1 : 0}`.as("once"),
    };
    const together = sql`${itemTable.quantity} + ${quantity}`;
    const written = await db
      .insert(itemTable)
      .select(db.select(line).from(subscriptions).where(unchanged(subscription)))
      .onConflictDoUpdate({
        target: [itemTable.subscriptionId, itemTable.variantCode, itemTable.once],
        set: { quantity: together },
        setWhere: sql`${together} <= ${variant.stock}`,
      })
      .returning({ id: itemTable.id });
    requireWritten(written);
    return answerChanged(c, subscription);
  })
  .patch("/:id/items/:item", async (c) => {
    const { subscription, change } = await readChange(c, itemChange);
    const item = requireItem(c, subscription);
    refuse(lockFaults(subscription, clock.date()));
    const { quantity = item.quantity, productVariant } = change;
    const swapped = productVariant === undefined ? item.variantCode : idOf(productVariant);
    if (swapped === item.variantCode) refuse(changeFaults(quantity, item.quantity, item.variant));
    else {
      refuse(twinFaults(subscription, item, swapped));
      refuse(additionFaults(quantity, 0, await requireSellable(c, swapped)));
    }
    const written = await c
      .get("db")
      .update(itemTable)
      .set({ quantity, variantCode: swapped })
      .where(stillThere(c, subscription, item))
      .returning({ id: itemTable.id });
    requireWritten(written);
    return answerChanged(c, subscription);
  })
  .delete("/:id/items/:item", async (c) => {
    const subscription = await readRemoval(c);
    const item = requireItem(c, subscription);
    refuse([...lockFaults(subscription, clock.date()), ...lastItemFaults(subscription, item)]);
    const written = await c
      .get("db")
      .delete(itemTable)
      .where(and(stillThere(c, subscription, item), item.once ? undefined : hasOther(c, subscription, item)))
      .returning({ id: itemTable.id });
    requireWritten(written);
    return answerChanged(c, subscription);
  });

function requireItem(c: Context<SandboxEnv>, { items }: Subscription): Item {
  const item = items.find(({ id }) => String(id) === c.req.param("item"));
  if (!item) throw notFound("Ce produit n’est plus dans l’abonnement.");
  return item;
}

function stillThere(c: Context<SandboxEnv>, subscription: Subscription, { id }: Item) {
  const same = c
    .get("db")
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(unchanged(subscription));
  return and(eq(itemTable.id, id), exists(same));
}

/** Guards against parallel removals of the last two items. */
function hasOther(c: Context<SandboxEnv>, subscription: Subscription, { id }: Item) {
  const other = alias(itemTable, "other");
  const isOther = and(eq(other.subscriptionId, subscription.id), eq(other.once, false), ne(other.id, id));
  return exists(c.get("db").select({ id: other.id }).from(other).where(isOther));
}

function requireWritten(rows: readonly unknown[]): void {
  if (rows.length === 0) throw conflict();
}

function twinFaults({ items }: Subscription, { id, once }: Item, variantCode: string) {
  const isThere = items.some(
    (item) => item.id !== id && item.once === once && item.variantCode === variantCode,
  );
  if (!isThere) return [];
  const message = {
    en: "This product is in the subscription already.",
    fr: "Ce produit est déjà dans l’abonnement. Changez plutôt sa quantité.",
  };
  return [violation("notUnique", "productVariant", message)];
}
