import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Purpose } from "../../../shared/consent/consent.ts";
import type { MarketingEvent } from "../../marketing/event-body.ts";
import type { TagHit } from "../../tag-manager/tag-hit.ts";

const caller = {
  receivedAt: text().notNull(),
  purposes: text({ mode: "json" }).$type<readonly Purpose[]>(),
  refusedBySignal: integer({ mode: "boolean" }).notNull(),
};

export const marketingEvents = sqliteTable("marketing_events", {
  id: integer().primaryKey({ autoIncrement: true }),
  ...caller,
  sender: text({ enum: ["browser", "server"] }).notNull(),
  visitor: text().notNull(),
  locale: text().notNull(),
  body: text({ mode: "json" }).$type<MarketingEvent>().notNull(),
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
  tag: text().notNull(),
  hit: text({ mode: "json" }).$type<TagHit>().notNull(),
});
