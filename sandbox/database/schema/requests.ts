import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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

export const mails = sqliteTable("mails", {
  id: integer().primaryKey({ autoIncrement: true }),
  to: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  sentAt: text().notNull(),
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
  /** Of the welcome mail; null for who subscribed before there was one. */
  couponCode: text().unique(),
  createdAt: text().notNull(),
});

/** E-mails that wait for the return of a format, and those that were told of it (ecommerce/stock-notifications.ts). */
export const stockNotifications = sqliteTable(
  "stock_notifications",
  {
    variantCode: text().notNull(),
    email: text().notNull(),
    createdAt: text().notNull(),
    /** Of the last mail; asked for again after it, the e-mail waits once more. */
    toldAt: text(),
  },
  (table) => [primaryKey({ columns: [table.variantCode, table.email] })],
);
