import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { modes, services } from "../../fault-rules.ts";

export const faults = sqliteTable("faults", {
  id: integer().primaryKey({ autoIncrement: true }),
  service: text({ enum: services }).notNull(),
  mode: text({ enum: modes }).notNull(),
  delay: integer().notNull().default(0),
  jitter: integer().notNull().default(0),
  status: integer().notNull().default(500),
  path: text().notNull().default(""),
  method: text().notNull().default(""),
  remaining: integer(),
});

export const botCheckTokens = sqliteTable("bot_check_tokens", {
  token: text().primaryKey(),
  action: text().notNull(),
  hostname: text().notNull(),
  createdAt: text().notNull(),
});

export const identityCodes = sqliteTable("identity_codes", {
  code: text().primaryKey(),
  redirectUri: text().notNull(),
  challenge: text().notNull(),
  nonce: text(),
  scope: text().notNull(),
  email: text().notNull(),
  createdAt: text().notNull(),
});

/** The newest key signs; the last two are published. */
export const identityKeys = sqliteTable("identity_keys", {
  id: integer().primaryKey({ autoIncrement: true }),
  kid: text().notNull().unique(),
  privateKey: text({ mode: "json" }).$type<JsonWebKey & { kid: string; alg: "RS256" }>().notNull(),
});

export const settings = sqliteTable("settings", {
  name: text({
    enum: [
      "dialect",
      "content-dialect",
      "content-version",
      "seeded-content",
      "bot-check-score",
      "clock",
      "payment-methods",
      "marketing-campaigns",
      "marketing-tests",
      "marketing-answer",
    ],
  }).primaryKey(),
  value: text().notNull(),
});

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
        "faq",
        "sample",
      ],
    }).notNull(),
    /** sku, category path, page key or path to redirect; the name of the collection if it has one entry. */
    key: text().notNull(),
    json: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    updatedAt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.key] }),
    index("documents_id").on(table.collection, table.id),
    index("documents_slug").on(table.collection, sql`${table.json} ->> '$.slug'`),
    index("documents_category").on(table.collection, sql`${table.json} ->> '$.category.id'`),
  ],
);
