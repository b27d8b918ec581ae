import { eq } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { settings } from "../database/schema/services.ts";
import { writeSetting } from "../database/settings.ts";
import type { Order } from "./order-store.ts";
import { isSubscribed, type PaymentMethod, paymentMethods } from "./payment-methods.ts";

/**
 * `all` includes methods that are refused when they are chosen; `delayed` mimics a channel without a card.
 */
export const methodLists = ["all", "recurring", "delayed"] as const;
export type MethodList = (typeof methodLists)[number];

const name = "payment-methods";

export async function offeredMethods(db: Database, order: Order): Promise<readonly PaymentMethod[]> {
  const list = await readMethodList(db);
  if (list === "delayed") return paymentMethods.filter(({ isRecurring }) => !isRecurring);
  return list === "recurring" && isSubscribed(order)
    ? paymentMethods.filter(({ isRecurring }) => isRecurring)
    : paymentMethods;
}

export async function readMethodList(db: Database): Promise<MethodList> {
  const setting = await db.query.settings.findFirst({ where: eq(settings.name, name) });
  return methodLists.find((list) => list === setting?.value) ?? "all";
}

export function setMethodList(db: Database, value: MethodList): Promise<void> {
  return writeSetting(db, name, value);
}
