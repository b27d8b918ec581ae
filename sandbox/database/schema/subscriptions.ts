import { relations } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { OrderAddress } from "../../ecommerce/order-address.ts";
import { variants } from "./catalogue.ts";
import { customers } from "./customers.ts";

export const subscriptionStates = [
  "awaiting_payment",
  "active",
  "processing",
  "paused",
  "error",
  "payment_failed",
  "pickuppoint_unavailable",
  "product_unavailable",
  "stopped",
  "cancelled",
] as const;

export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    number: text().notNull().unique(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    state: text({ enum: subscriptionStates }).notNull().default("active"),
    createdAt: text().notNull(),
    subscriptionInterval: integer().notNull(),
    /**
     * Noon in Europe/Paris of the shipping day, so that the demo clock may move by hours; null once stopped.
     */
    nextShipmentDate: text(),
    shippedCount: integer().notNull().default(0),
    shippingAddress: text({ mode: "json" }).$type<OrderAddress>().notNull(),
    billingAddress: text({ mode: "json" }).$type<OrderAddress>().notNull(),
    shippingMethod: text().notNull(),
    pickupPoint: text(),
    paymentMethod: text().notNull(),
    card: text({ mode: "json" }).$type<Card>(),
    couponCodes: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    pausedUntil: text(),
    plannedShipmentDate: text(),
    /** Order of the purchase. No foreign key, because orders already reference subscriptions. */
    originOrderId: integer(),
    /** Number of the next shipment. Only one order can take a period. */
    period: integer().notNull().default(1),
    frozen: text({ mode: "json" }).$type<FrozenShipment>(),
    frozenAt: text(),
    remindedOfDate: text(),
    cardRemindedAt: text(),
    abortedAt: text(),
    abortReason: text(),
    abortMessage: text(),
  },
  (table) => [
    index("subscriptions_customer").on(table.customerId),
    index("subscriptions_origin").on(table.originOrderId),
  ],
);

export interface Card {
  brand: string;
  lastDigits: string;
  expiresAt: string;
  answer?: "completed" | "failed" | "authentication" | "timeout";
}

/** Must not contain dates: the demo clock does not move them here. */
export interface FrozenShipment {
  lines: FrozenLine[];
  couponCode: string | null;
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  shippingMethod: string;
  pickupPoint: string | null;
}

export interface FrozenLine {
  itemId: number;
  variantCode: string;
  quantity: number;
  unitPrice: number;
  originalUnitPrice: number;
  once: boolean;
}

export const subscriptionItems = sqliteTable(
  "subscription_items",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    variantCode: text()
      .notNull()
      .references(() => variants.code),
    quantity: integer().notNull(),
    once: integer({ mode: "boolean" }).notNull().default(false),
  },
  /** At most one recurring and one one-off line per variant, even with parallel additions. */
  (table) => [uniqueIndex("subscription_items_line").on(table.subscriptionId, table.variantCode, table.once)],
);

export const subscriptionRelations = relations(subscriptions, ({ many }) => ({
  items: many(subscriptionItems),
}));

export const subscriptionItemRelations = relations(subscriptionItems, ({ one }) => ({
  subscription: one(subscriptions, {
    fields: [subscriptionItems.subscriptionId],
    references: [subscriptions.id],
  }),
  variant: one(variants, { fields: [subscriptionItems.variantCode], references: [variants.code] }),
}));
