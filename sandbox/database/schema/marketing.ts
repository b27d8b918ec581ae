import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Purpose } from "../../../shared/consent/consent.ts";
import type { MarketingEvent } from "../../marketing/event-body.ts";
import type { TagHit } from "../../tag-manager/tag-hit.ts";

/** What a call says of who made it. */
const caller = {
  receivedAt: text().notNull(),
  /** Granted by the shop's consent cookie; null without one. */
  purposes: text({ mode: "json" }).$type<readonly Purpose[]>(),
  /** Sec-GPC: 1. */
  refusedBySignal: integer({ mode: "boolean" }).notNull(),
};

export const marketingEvents = sqliteTable("marketing_events", {
  id: integer().primaryKey({ autoIncrement: true }),
  ...caller,
  sender: text({ enum: ["browser", "server"] }).notNull(),
  visitor: text().notNull(),
  locale: text().notNull(),
  body: text({ mode: "json" }).$type<MarketingEvent>().notNull(),
  /** Names of the actions that were answered. */
  answered: text({ mode: "json" }).$type<readonly string[]>().notNull(),
});

export const marketingReports = sqliteTable(
  "marketing_reports",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...caller,
    visitor: text().notNull(),
    campaign: text().notNull(),
  },
  (table) => [index("marketing_reports_visitor").on(table.visitor, table.campaign)],
);

export const tagHits = sqliteTable("tag_hits", {
  id: integer().primaryKey({ autoIncrement: true }),
  ...caller,
  /** Of the container, or of the measurement. */
  tag: text().notNull(),
  hit: text({ mode: "json" }).$type<TagHit>().notNull(),
});
