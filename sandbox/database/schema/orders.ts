import { relations } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { claimKinds } from "../../../shared/claim/claim.ts";
import type { OrderAddress } from "../../ecommerce/order-address.ts";
import { variants } from "./catalogue.ts";
import { customers } from "./customers.ts";
import { type Card, subscriptions } from "./subscriptions.ts";

export const orders = sqliteTable(
  "orders",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    tokenValue: text().notNull().unique(),
    number: text(),
    state: text().notNull().default("cart"),
    checkoutState: text().notNull().default("cart"),
    paymentState: text().notNull().default("cart"),
    shippingState: text().notNull().default("cart"),
    currencyCode: text().notNull().default("EUR"),
    localeCode: text().notNull(),
    channelCode: text().notNull(),
    customerId: integer().references(() => customers.id),
    couponCode: text(),
    billingAddress: text({ mode: "json" }).$type<OrderAddress>(),
    shippingAddress: text({ mode: "json" }).$type<OrderAddress>(),
    shippingMethod: text(),
    pickupPoint: text(),
    createdAt: text().notNull(),
    checkoutCompletedAt: text(),
    subscriptionId: integer().references(() => subscriptions.id, { onDelete: "set null" }),
    /** Period of the subscription, starting with 1; null for an order that gave its period back. */
    period: integer(),
    frozenAt: text(),
    charges: integer().notNull().default(0),
    nextChargeAt: text(),
    /** Stored at payment: working days counted again would differ on dates that the demo clock moved. */
    shipsAt: text(),
    shippedAt: text(),
    deliveredAt: text(),
    trackingCode: text(),
  },
  /** The index has the order of the list, so SQLite reads lines of the requested page only. */
  (table) => [
    index("orders_customer").on(table.customerId, table.checkoutCompletedAt),
    uniqueIndex("orders_period").on(table.subscriptionId, table.period),
  ],
);

export const orderItems = sqliteTable(
  "order_items",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    variantCode: text()
      .notNull()
      .references(() => variants.code),
    quantity: integer().notNull(),
    /** Days between two deliveries; 0 is a one-off purchase. */
    subscriptionInterval: integer().notNull().default(0),
    onceQuantity: integer().notNull().default(0),
    unitPrice: integer().notNull(),
    originalUnitPrice: integer().notNull(),
    sourceItemList: text(),
    upsell: integer({ mode: "boolean" }).notNull().default(false),
  },
  /** One line per variant, even with parallel additions. */
  (table) => [uniqueIndex("order_items_variant").on(table.orderId, table.variantCode)],
);

export type PaymentOutcome =
  | { state: "completed" }
  | { state: "failed"; bankCode: string; bankMessage: string }
  | { state: "cancelled" };

/** The last payment of an order is the live one. */
export const payments = sqliteTable(
  "payments",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    method: text(),
    state: text({
      enum: ["cart", "new", "processing", "authorized", "completed", "failed", "cancelled", "refunded"],
    })
      .notNull()
      .default("cart"),
    gatewayToken: text().unique(),
    isAuthenticating: integer({ mode: "boolean" }).notNull().default(false),
    decided: text({ mode: "json" }).$type<PaymentOutcome>(),
    bankCode: text(),
    bankMessage: text(),
    amount: integer(),
    chosenAt: text(),
    card: text({ mode: "json" }).$type<Card>(),
    returnPath: text(),
    completedAt: text(),
  },
  (table) => [index("payments_order").on(table.orderId)],
);

export const orderClaims = sqliteTable(
  "order_claims",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    reference: text().notNull().unique(),
    kind: text({ enum: claimKinds }).notNull(),
    items: text({ mode: "json" }).$type<number[]>().notNull(),
    message: text().notNull(),
    fileName: text(),
    fileType: text(),
    fileKey: text(),
    createdAt: text().notNull(),
  },
  (table) => [index("order_claims_order").on(table.orderId)],
);

export const orderRelations = relations(orders, ({ many }) => ({
  items: many(orderItems),
  payments: many(payments),
  claims: many(orderClaims),
}));

export const claimRelations = relations(orderClaims, ({ one }) => ({
  order: one(orders, { fields: [orderClaims.orderId], references: [orders.id] }),
}));

export const paymentRelations = relations(payments, ({ one }) => ({
  order: one(orders, { fields: [payments.orderId], references: [orders.id] }),
}));

export const orderItemRelations = relations(orderItems, ({ one }) => ({
  order: one(orders, { fields: [orderItems.orderId], references: [orders.id] }),
  variant: one(variants, { fields: [orderItems.variantCode], references: [variants.code] }),
}));
