import { relations } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { OrderAddress } from "../ecommerce/order-address.ts";
import { modes, services } from "../faults/fault-rules.ts";

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
  /** False once the product is no longer sold. */
  sellable: integer({ mode: "boolean" }).notNull().default(true),
});

/** Delivery frequencies of subscriptions (spec 3). */
export const frequencies = sqliteTable("frequencies", {
  /** Between two deliveries; the code is its text. */
  days: integer().primaryKey(),
  position: integer().notNull(),
  label: text().notNull(),
  description: text(),
});

export const customers = sqliteTable("customers", {
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  gender: text().notNull().default("u"),
  birthday: text(),
  defaultAddress: text(),
  subscribedToNewsletter: integer({ mode: "boolean" }).notNull().default(false),
  subscriber: integer({ mode: "boolean" }).notNull().default(false),
  lastOrderDate: text(),
  /** Of letters and mails, ISO 639-1. */
  communicationLanguage: text().notNull().default("fr"),
  /** Drawn when it is first asked for. */
  sponsorCode: text().unique(),
  createdAt: text().notNull(),
});

export const users = sqliteTable("users", {
  id: integer().primaryKey({ autoIncrement: true }),
  customerId: integer()
    .notNull()
    .unique()
    .references(() => customers.id, { onDelete: "cascade" }),
  passwordHash: text().notNull(),
  verified: integer({ mode: "boolean" }).notNull().default(false),
});

/** Confirmed addresses that a customer has changed since. */
export const formerEmails = sqliteTable(
  "former_emails",
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    email: text().notNull(),
    heldUntil: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.email] })],
);

/** A row is deleted with the use of its token: a token works once. */
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
    /** Of the subscription that made this order. */
    subscriptionId: integer().references(() => subscriptions.id, { onDelete: "set null" }),
    /**
     * When a paid order is to leave. Stored, since working days are counted once: dates that the clock moves fall on other
     * days of the week.
     */
    shipsAt: text(),
    shippedAt: text(),
    deliveredAt: text(),
    /** The carrier's number of the parcel. */
    trackingCode: text(),
  },
  /** A list of orders is read by its order: without a sort, only the page that is asked for has its lines read. */
  (table) => [index("orders_customer").on(table.customerId, table.checkoutCompletedAt)],
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
    /** Written at each change of the cart, so that a placed order keeps what was paid. */
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
    /** What the gateway decided and has not sent yet. */
    decided: text({ mode: "json" }).$type<PaymentOutcome>(),
    bankCode: text(),
    bankMessage: text(),
    /** Null: the whole order. */
    amount: integer(),
    /** The method, by the customer. */
    chosenAt: text(),
    completedAt: text(),
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

/** Contracts, 1b. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    number: text().notNull().unique(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    state: text({ enum: ["active", "paused", "error", "payment_failed", "stopped"] })
      .notNull()
      .default("active"),
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
    /** Noon of a day of Europe/Paris. */
    pausedUntil: text(),
  },
  (table) => [index("subscriptions_customer").on(table.customerId)],
);

export interface Card {
  brand: string;
  lastDigits: string;
  /** The last moment of its last month. */
  expiresAt: string;
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
  (table) => [index("subscription_items_subscription").on(table.subscriptionId)],
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

/** Contracts, 1b; references are the last segment of their IRI. */
export const animals = sqliteTable(
  "animals",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    type: text().notNull(),
    gender: text().notNull(),
    name: text().notNull(),
    breed: text(),
    birthday: text(),
    /** Hundreds of grams. */
    weight: integer(),
    sterilized: integer({ mode: "boolean" }),
    /** 1 to 5. */
    condition: integer(),
    activity: text(),
    feature: text(),
    feeds: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    kibbleBrand: text(),
    oldKibbleBrand: text(),
    onlyThisBrand: integer({ mode: "boolean" }).notNull().default(false),
    picture: text({ mode: "json" }).$type<{ url: string; fileId: string }>(),
    updatedAt: text().notNull(),
  },
  (table) => [index("animals_customer").on(table.customerId)],
);

export const sponsorships = sqliteTable(
  "sponsorships",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** The account that was opened with the code. */
    friendId: integer().references(() => customers.id, { onDelete: "set null" }),
    state: text({ enum: ["sent", "registered", "ordered", "rewarded", "expired"] })
      .notNull()
      .default("sent"),
    /** Whole minor units. */
    reward: integer(),
    createdAt: text().notNull(),
  },
  (table) => [uniqueIndex("sponsorships_friend").on(table.customerId, table.email)],
);

export const contractTerminations = sqliteTable("contract_terminations", {
  reference: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  contractNumber: text().notNull(),
  /** The day from which it is to end; null as soon as possible. */
  date: text(),
  receivedAt: text().notNull(),
});

export const withdrawals = sqliteTable("withdrawals", {
  reference: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  orderNumber: text().notNull(),
  /** Null: all of them. */
  items: text({ mode: "json" }).$type<string[]>(),
  receivedAt: text().notNull(),
});

export const deletionRequests = sqliteTable("deletion_requests", {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  createdAt: text().notNull(),
});

export const mailedTokens = sqliteTable("mailed_tokens", {
  token: text().primaryKey(),
  purpose: text({ enum: ["reset-password", "verify-email"] }).notNull(),
  customerId: integer()
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  expiresAt: text().notNull(),
});

export const mails = sqliteTable("mails", {
  id: integer().primaryKey({ autoIncrement: true }),
  to: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  sentAt: text().notNull(),
});

/** In the database, so that every isolate knows. */
export const faults = sqliteTable("faults", {
  id: integer().primaryKey({ autoIncrement: true }),
  service: text({ enum: services }).notNull(),
  mode: text({ enum: modes }).notNull(),
  /** Milliseconds before any answer, in every mode. */
  delay: integer().notNull().default(0),
  /** Upper limit in milliseconds of a random wait beyond the delay. */
  jitter: integer().notNull().default(0),
  status: integer().notNull().default(500),
  /** Beginning of the path below the service's address ("/shop/orders"); empty for every path. */
  path: text().notNull().default(""),
  /** GET, PATCH, …; empty for every method. */
  method: text().notNull().default(""),
  /** Calls left; null for every call. */
  remaining: integer(),
});

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

export const botCheckTokens = sqliteTable("bot_check_tokens", {
  token: text().primaryKey(),
  action: text().notNull(),
  hostname: text().notNull(),
  createdAt: text().notNull(),
});

/** A code is deleted with its use: it works once. */
export const identityCodes = sqliteTable("identity_codes", {
  code: text().primaryKey(),
  redirectUri: text().notNull(),
  /** S256 of the client's verifier. */
  challenge: text().notNull(),
  nonce: text(),
  scope: text().notNull(),
  email: text().notNull(),
  createdAt: text().notNull(),
});

/** The newest one signs; the last two are published. */
export const identityKeys = sqliteTable("identity_keys", {
  id: integer().primaryKey({ autoIncrement: true }),
  kid: text().notNull().unique(),
  privateKey: text({ mode: "json" }).$type<JsonWebKey & { kid: string; alg: "RS256" }>().notNull(),
});

/** In the database, so that every isolate knows. */
export const settings = sqliteTable("settings", {
  name: text({
    enum: ["dialect", "content-dialect", "content-version", "bot-check-score", "clock"],
  }).primaryKey(),
  value: text().notNull(),
});

/** A product is kept at load level 2 and cut down for the others. */
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
    /** sku, category path, page key or path to redirect; the collection's name where there is one entry. */
    key: text().notNull(),
    json: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.key] })],
);
