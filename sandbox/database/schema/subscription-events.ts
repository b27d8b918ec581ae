import { relations } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { orders } from "./orders.ts";
import { type Card, subscriptions } from "./subscriptions.ts";

export const subscriptionEvents = sqliteTable(
  "subscription_events",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    kind: text({
      enum: [
        "started",
        "frozen",
        "postponed",
        "ordered",
        "charged",
        "paid",
        "refused",
        "authentication",
        "cancelled",
        "shipped",
        "mail",
        "changed",
        "confirmed",
        "paused",
        "resumed",
        "stopped",
      ],
    }).notNull(),
    happenedAt: text().notNull(),
    by: text({ enum: ["shop", "customer", "bank"] })
      .notNull()
      .default("shop"),
    period: integer(),
    orderId: integer().references(() => orders.id, { onDelete: "set null" }),
    amount: integer(),
    text: text().notNull(),
  },
  (table) => [index("subscription_events_subscription").on(table.subscriptionId)],
);

export const subscriptionEventRelations = relations(subscriptionEvents, ({ one }) => ({
  order: one(orders, { fields: [subscriptionEvents.orderId], references: [orders.id] }),
}));

export const cardUpdates = sqliteTable("card_updates", {
  token: text().primaryKey(),
  subscriptionId: integer()
    .notNull()
    .references(() => subscriptions.id, { onDelete: "cascade" }),
  state: text({ enum: ["open", "completed", "failed", "cancelled"] })
    .notNull()
    .default("open"),
  card: text({ mode: "json" }).$type<Card>(),
  returnPath: text().notNull(),
  createdAt: text().notNull(),
});

export const cardUpdateRelations = relations(cardUpdates, ({ one }) => ({
  subscription: one(subscriptions, {
    fields: [cardUpdates.subscriptionId],
    references: [subscriptions.id],
  }),
}));
