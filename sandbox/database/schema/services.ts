import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { modes, services } from "../../faults/fault-rules.ts";

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
    enum: [
      "dialect",
      "content-dialect",
      "content-version",
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
