import { relations } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { OrderAddress } from "../../ecommerce/order-address.ts";

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
  communicationLanguage: text().notNull().default("fr"),
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

/** A token works once: using it deletes its row. */
export const refreshTokens = sqliteTable("refresh_tokens", {
  token: text().primaryKey(),
  customerId: integer()
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  expiresAt: text().notNull(),
});

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

/** References are the last segment of their IRI. */
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
    condition: integer(),
    activity: text(),
    feature: text(),
    allergies: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    feeds: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    kibbleBrand: text(),
    oldKibbleBrand: text(),
    onlyThisBrand: integer({ mode: "boolean" }).notNull().default(false),
    picture: text({ mode: "json" }).$type<{ url: string; fileId: string }>(),
    updatedAt: text().notNull(),
    /** Deleted animals are kept for the data export alone. */
    deletedAt: text(),
    deletionReason: text(),
  },
  (table) => [index("animals_customer").on(table.customerId)],
);

export const animalWeights = sqliteTable(
  "animal_weights",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    animalId: integer()
      .notNull()
      .references(() => animals.id, { onDelete: "cascade" }),
    weight: integer().notNull(),
    measuredAt: text().notNull(),
  },
  (table) => [index("animal_weights_animal").on(table.animalId)],
);

/** Weights in hundreds of grams. */
export const weightPlans = sqliteTable("weight_plans", {
  animalId: integer()
    .primaryKey()
    .references(() => animals.id, { onDelete: "cascade" }),
  startWeight: integer().notNull(),
  targetWeight: integer().notNull(),
  startedAt: text().notNull(),
  nextWeighingAt: text().notNull(),
});

/** Links of weighing mails; each has a weight once it was used. */
export const weighingLinks = sqliteTable(
  "weighing_links",
  {
    animalId: integer()
      .notNull()
      .references(() => animals.id, { onDelete: "cascade" }),
    /** Unix seconds, as signed. */
    expires: integer().notNull(),
    weight: integer(),
    sentAt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.animalId, table.expires] })],
);

export const customerRelations = relations(customers, ({ many }) => ({ animals: many(animals) }));

export const animalRelations = relations(animals, ({ one, many }) => ({
  customer: one(customers, { fields: [animals.customerId], references: [customers.id] }),
  weights: many(animalWeights),
}));

export const animalWeightRelations = relations(animalWeights, ({ one }) => ({
  animal: one(animals, { fields: [animalWeights.animalId], references: [animals.id] }),
}));

export const sponsorships = sqliteTable(
  "sponsorships",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    email: text().notNull(),
    friendId: integer().references(() => customers.id, { onDelete: "set null" }),
    state: text({ enum: ["sent", "registered", "ordered", "rewarded", "expired"] })
      .notNull()
      .default("sent"),
    reward: integer(),
    createdAt: text().notNull(),
  },
  (table) => [uniqueIndex("sponsorships_friend").on(table.customerId, table.email)],
);

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
