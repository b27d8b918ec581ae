import { and, eq, exists, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../database/open.ts";
import { customers } from "../../database/schema/customers.ts";
import { subscriptions } from "../../database/schema/subscriptions.ts";

export function followSubscriber(db: Database, { customerId }: { customerId: number }) {
  const running = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, customerId),
        isNotNull(subscriptions.card),
        notInArray(subscriptions.state, ["stopped", "cancelled"]),
      ),
    );
  return db
    .update(customers)
    .set({ subscriber: sql<boolean>`${exists(running)}` })
    .where(eq(customers.id, customerId));
}
