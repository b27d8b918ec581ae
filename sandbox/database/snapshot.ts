import { Hono } from "hono";
import type { SandboxEnv } from "../env.ts";

const prefix = "snapshot_";

export const snapshot = new Hono<SandboxEnv>()
  .put("/", async (c) => {
    const tables = await tablesOf(c.env.DB);
    await c.env.DB.batch(
      tables.flatMap((table) => [
        c.env.DB.prepare(`drop table if exists "${prefix}${table}"`),
        c.env.DB.prepare(`create table "${prefix}${table}" as select * from "${table}"`),
      ]),
    );
    return c.body(null, 204);
  })
  .post("/", async (c) => {
    const tables = await tablesOf(c.env.DB);
    await c.env.DB.batch([
      c.env.DB.prepare("pragma defer_foreign_keys = true"),
      ...tables.map((table) => c.env.DB.prepare(`delete from "${table}"`)),
      c.env.DB.prepare("delete from sqlite_sequence"),
      ...tables.map((table) => c.env.DB.prepare(`insert into "${table}" select * from "${prefix}${table}"`)),
    ]);
    return c.body(null, 204);
  });

async function tablesOf(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare("select name from sqlite_master where type = 'table'")
    .all<{ name: string }>();
  return results
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite|_cf|__drizzle|d1)_/.test(name) && !name.startsWith(prefix));
}
