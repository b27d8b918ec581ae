import { relations } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { OrderAddress } from "../../ecommerce/order-address.ts";
import { variants } from "./catalogue.ts";
import { customers } from "./customers.ts";

/** Spec 4, status display. */
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

/** Contracts, 1b. */
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
    /** Days between two deliveries. */
    subscriptionInterval: integer().notNull(),
    /** Noon of a day of Europe/Paris, so that the clock may pass by the hour; null once stopped. */
    nextShipmentDate: text(),
    shippedCount: integer().notNull().default(0),
    shippingAddress: text({ mode: "json" }).$type<OrderAddress>().notNull(),
    billingAddress: text({ mode: "json" }).$type<OrderAddress>().notNull(),
    shippingMethod: text().notNull(),
    pickupPoint: text(),
    paymentMethod: text().notNull(),
    card: text({ mode: "json" }).$type<Card>(),
    couponCodes: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** Noon of a day of Europe/Paris. Of one that is being prepared: the pause begins after it. */
    pausedUntil: text(),
    /** The shipment that a pause has put off. */
    plannedShipmentDate: text(),
    /** With which it was bought. No reference: orders refer to subscriptions. */
    originOrderId: integer(),
    /** Of the next shipment. An order takes it, and no other order can. */
    period: integer().notNull().default(1),
    /** What the next shipment is, from the lock on. */
    frozen: text({ mode: "json" }).$type<FrozenShipment>(),
    frozenAt: text(),
    /** Noon of the shipment that was reminded of: with its day it ages by the hour. */
    remindedOfDate: text("remindedAt"),
    cardRemindedAt: text(),
    /** By its customer. One that is being prepared stops after it. */
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
  /** The last moment of its last month. */
  expiresAt: string;
  /** What its bank answers when it is charged again; it pays where nothing is said. */
  answer?: "completed" | "failed" | "authentication" | "timeout";
}

/** Without dates: the clock moves none of them here. */
export interface FrozenShipment {
  lines: FrozenLine[];
  couponCode: string | null;
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  shippingMethod: string;
  pickupPoint: string | null;
}

export interface FrozenLine {
  /** Of the subscription's item. */
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
    /** In the next shipment alone. */
    once: integer({ mode: "boolean" }).notNull().default(false),
  },
  /** One line per variant, beside one that is sent once; even with parallel additions. */
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
