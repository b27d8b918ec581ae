import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { marketingEvents, marketingReports } from "../database/schema/marketing.ts";

const mostEvents = 2000;

export async function recordEvent(
  db: Database,
  event: Omit<typeof marketingEvents.$inferInsert, "id" | "receivedAt">,
): Promise<void> {
  const newest = sql`(select max(${marketingEvents.id}) from ${marketingEvents})`;
  await db.batch([
    db.insert(marketingEvents).values({ ...event, receivedAt: clock.date().toISOString() }),
    db.delete(marketingEvents).where(lt(marketingEvents.id, sql`${newest} - ${mostEvents}`)),
  ]);
}

export const listEvents = (db: Database, limit: number) =>
  db.query.marketingEvents.findMany({ orderBy: desc(marketingEvents.id), limit });

export async function recordReport(
  db: Database,
  report: Omit<typeof marketingReports.$inferInsert, "id" | "receivedAt">,
): Promise<void> {
  await db.insert(marketingReports).values({ ...report, receivedAt: clock.date().toISOString() });
}

export const listReports = (db: Database, limit: number) =>
  db.query.marketingReports.findMany({ orderBy: desc(marketingReports.id), limit });

const pause = 24 * 3600_000;

export async function reportedCampaigns(db: Database, visitor: string): Promise<Set<string>> {
  const since = new Date(clock.now() - pause).toISOString();
  const rows = await db
    .select({ campaign: marketingReports.campaign })
    .from(marketingReports)
    .where(and(eq(marketingReports.visitor, visitor), gt(marketingReports.receivedAt, since)));
  return new Set(rows.map(({ campaign }) => campaign));
}

export async function forgetRecords(db: Database): Promise<void> {
  await db.batch([db.delete(marketingEvents), db.delete(marketingReports)]);
}
