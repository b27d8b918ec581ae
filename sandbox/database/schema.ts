import { relations } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { OrderAddress } from "../ecommerce/order-address.ts";
import type { PaymentOutcome } from "../ecommerce/payment-outcome.ts";

/** Dates are ISO 8601 in UTC, money is whole minor units. */

export const variants = sqliteTable("variants", {
  /** 8 digits (spec 9). */
  code: text().primaryKey(),
  sku: text().notNull(),
  productName: text().notNull(),
  variantName: text().notNull(),
  /** Grams. */
  weight: integer().notNull().default(0),
  price: integer().notNull(),
  subscriptionPrice: integer().notNull(),
  stock: integer().notNull(),
  /** False once the product is sold no more. */
  sellable: integer({ mode: "boolean" }).notNull().default(true),
});

export const customers = sqliteTable("customers", {
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  /** m, f, or u for unknown, as Sylius has it. */
  gender: text().notNull().default("u"),
  birthday: text(),
  /** IRI of the favourite address. */
  defaultAddress: text(),
  subscribedToNewsletter: integer({ mode: "boolean" }).notNull().default(false),
  subscriber: integer({ mode: "boolean" }).notNull().default(false),
  lastOrderDate: text(),
  createdAt: text().notNull(),
});

/** The login of a customer: Sylius keeps it apart from the personal data. */
export const users = sqliteTable("users", {
  id: integer().primaryKey({ autoIncrement: true }),
  customerId: integer()
    .notNull()
    .unique()
    .references(() => customers.id, { onDelete: "cascade" }),
  passwordHash: text().notNull(),
  verified: integer({ mode: "boolean" }).notNull().default(false),
});

/** A row is deleted when its token is spent: a token works once. */
export const refreshTokens = sqliteTable("refresh_tokens", {
  token: text().primaryKey(),
  customerId: integer()
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  expiresAt: text().notNull(),
});

export const orders = sqliteTable(
  "orders",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    tokenValue: text().notNull().unique(),
    /** Given when the order is placed. */
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
    /** Code of the carrier that was chosen, and the point it delivers to. */
    shippingMethod: text(),
    pickupPoint: text(),
    createdAt: text().notNull(),
    checkoutCompletedAt: text(),
  },
  (table) => [index("orders_customer").on(table.customerId)],
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
    /** Settled at each change of the cart, so that a placed order keeps what was paid. */
    unitPrice: integer().notNull(),
    originalUnitPrice: integer().notNull(),
    /** The listing the line came from. */
    sourceItemList: text(),
    upsell: integer({ mode: "boolean" }).notNull().default(false),
  },
  /** One line a variant, whatever arrives in parallel. */
  (table) => [uniqueIndex("order_items_variant").on(table.orderId, table.variantCode)],
);

/** The attempts to pay an order: the last one is live. */
export const payments = sqliteTable(
  "payments",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    method: text(),
    state: text({ enum: ["cart", "new", "processing", "completed", "failed", "cancelled"] })
      .notNull()
      .default("cart"),
    /** Names the attempt at the gateway; given when it is sent there. */
    gatewayToken: text().unique(),
    /** The bank asks the shopper to confirm this attempt: a card was typed, and its page was shown. */
    isAuthenticating: integer({ mode: "boolean" }).notNull().default(false),
    /** What the gateway decided and has not told yet. */
    decided: text({ mode: "json" }).$type<PaymentOutcome>(),
    /** What the bank said, where it refused. */
    bankCode: text(),
    bankMessage: text(),
  },
  (table) => [index("payments_order").on(table.orderId)],
);

export const orderRelations = relations(orders, ({ many }) => ({
  items: many(orderItems),
  payments: many(payments),
}));

export const paymentRelations = relations(payments, ({ one }) => ({
  order: one(orders, { fields: [payments.orderId], references: [orders.id] }),
}));

export const orderItemRelations = relations(orderItems, ({ one }) => ({
  order: one(orders, { fields: [orderItems.orderId], references: [orders.id] }),
  variant: one(variants, { fields: [orderItems.variantCode], references: [variants.code] }),
}));

/** The address book of a customer; which one is the favourite stands with the customer. */
export const addresses = sqliteTable(
  "addresses",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    alias: text(),
    address: text({ mode: "json" }).$type<OrderAddress>().notNull(),
  },
  (table) => [index("addresses_customer").on(table.customerId)],
);

/** Links sent by mail that work once: a new password, the proof of an e-mail address. */
export const mailedTokens = sqliteTable("mailed_tokens", {
  token: text().primaryKey(),
  purpose: text({ enum: ["reset-password", "verify-email"] }).notNull(),
  customerId: integer()
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  expiresAt: text().notNull(),
});

/** What would have been sent. */
export const mails = sqliteTable("mails", {
  id: integer().primaryKey({ autoIncrement: true }),
  to: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  sentAt: text().notNull(),
});

/** What a service is told to do wrong. In the database, so that every isolate knows. */
export const faults = sqliteTable("faults", {
  id: integer().primaryKey({ autoIncrement: true }),
  service: text({ enum: ["ecommerce", "content", "search", "bot-check"] }).notNull(),
  mode: text({ enum: ["slow", "status", "refused", "garbage", "truncated", "lost"] }).notNull(),
  /** Milliseconds before anything is answered, whatever the mode. */
  delay: integer().notNull().default(0),
  /** Milliseconds at most that a call waits beyond the delay, each call its own. */
  jitter: integer().notNull().default(0),
  status: integer().notNull().default(500),
  /** Beginning of the path below the service's own address ("/shop/orders"); empty for every path. */
  path: text().notNull().default(""),
  /** GET, PATCH, …; empty for every method. */
  method: text().notNull().default(""),
  /** How many calls still meet it; null for every call. */
  remaining: integer(),
});

/** Messages to customer service; their files are in R2. */
export const contactRequests = sqliteTable("contact_requests", {
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull(),
  message: text().notNull(),
  orderId: text(),
  productName: text(),
  fileName: text(),
  fileType: text(),
  /** Bytes. */
  fileSize: integer(),
  fileKey: text(),
  createdAt: text().notNull(),
});

export const newsletterSubscriptions = sqliteTable("newsletter_subscriptions", {
  email: text().primaryKey(),
  createdAt: text().notNull(),
});

/** Tokens of the bot check that nobody has spent; a row goes with its token. */
export const botCheckTokens = sqliteTable("bot_check_tokens", {
  token: text().primaryKey(),
  action: text().notNull(),
  hostname: text().notNull(),
  createdAt: text().notNull(),
});

/** What the stand-ins are told to be. In the database, so that every isolate knows. */
export const settings = sqliteTable("settings", {
  name: text({ enum: ["dialect", "content-version", "bot-check-score"] }).primaryKey(),
  value: text().notNull(),
});

/** Everything the content system holds; a product is kept at load level 2 and cut down when it is asked for less. */
export const documents = sqliteTable(
  "documents",
  {
    id: integer().notNull(),
    collection: text({
      enum: [
        "product",
        "category",
        "page",
        "header",
        "footer",
        "cross-sell",
        "redirect",
        "shop",
        "shop",
        "faq",
        "sample",
      ],
    }).notNull(),
    /** sku, category path, page key, path to redirect; the collection's own name where there is one entry. */
    key: text().notNull(),
    json: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.key] })],
);
