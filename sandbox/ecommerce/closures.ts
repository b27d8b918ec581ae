import { and, eq } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { closures } from "../database/schema/catalogue.ts";
import type { SandboxEnv } from "../env.ts";

type Kind = (typeof closures.$inferInsert)["kind"];

/**
 * Of the last call. Rules on coupons and pickup points are functions of their arguments, far from the database: each call
 * reads the closures once, before it.
 */
let closed: ReadonlyMap<string, string> = new Map();

export const readClosures = createMiddleware<SandboxEnv>(async function readClosures(c, next) {
  await refreshClosures(c.get("db"));
  await next();
});

async function refreshClosures(db: Database): Promise<void> {
  const rows = await db.select().from(closures);
  closed = new Map(rows.map(({ kind, key, closedAt }) => [`${kind} ${key}`, closedAt]));
}

/** ISO 8601. */
export const closedSince = (kind: Kind, key: string): string | undefined => closed.get(`${kind} ${key}`);

export async function closeDown(db: Database, kind: Kind, key: string): Promise<void> {
  await db.insert(closures).values({ kind, key, closedAt: clock.date().toISOString() }).onConflictDoNothing();
  await refreshClosures(db);
}

export async function reopen(db: Database, kind: Kind, key: string): Promise<void> {
  await db.delete(closures).where(and(eq(closures.kind, kind), eq(closures.key, key)));
  await refreshClosures(db);
}
