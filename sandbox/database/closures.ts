import { and, eq } from "drizzle-orm";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "./open.ts";
import { closures } from "./schema/catalogue.ts";

type Kind = (typeof closures.$inferInsert)["kind"];

/** Closed coupons and pickup points. Rules read them without a database, so each call loads them first. */
let closed: ReadonlyMap<string, string> = new Map();

export function keepClosures(rows: readonly (typeof closures.$inferSelect)[]): void {
  closed = new Map(rows.map(({ kind, key, closedAt }) => [`${kind} ${key}`, closedAt]));
}

const refreshClosures = async (db: Database) => keepClosures(await db.select().from(closures));

export const closedSince = (kind: Kind, key: string): string | undefined => closed.get(`${kind} ${key}`);

export async function closeDown(db: Database, kind: Kind, key: string): Promise<void> {
  await db.insert(closures).values({ kind, key, closedAt: clock.date().toISOString() }).onConflictDoNothing();
  await refreshClosures(db);
}

export async function reopen(db: Database, kind: Kind, key: string): Promise<void> {
  await db.delete(closures).where(and(eq(closures.kind, kind), eq(closures.key, key)));
  await refreshClosures(db);
}
