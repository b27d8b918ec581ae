import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const contractTerminations = sqliteTable("contract_terminations", {
  reference: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  contractNumber: text().notNull(),
  date: text(),
  receivedAt: text().notNull(),
});

export const withdrawals = sqliteTable("withdrawals", {
  reference: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  orderNumber: text().notNull(),
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
  fileSize: integer(),
  fileKey: text(),
  createdAt: text().notNull(),
});

export const newsletterSubscriptions = sqliteTable("newsletter_subscriptions", {
  email: text().primaryKey(),
  couponCode: text().unique(),
  createdAt: text().notNull(),
});

export const stockNotifications = sqliteTable(
  "stock_notifications",
  {
    variantCode: text().notNull(),
    email: text().notNull(),
    createdAt: text().notNull(),
    toldAt: text(),
  },
  (table) => [primaryKey({ columns: [table.variantCode, table.email] })],
);
