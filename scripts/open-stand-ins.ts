import { unstable_readConfig } from "wrangler";
import { openDatabase } from "../sandbox/database/open.ts";
import type { Bindings } from "../sandbox/env.ts";
import { fillDatabase } from "../sandbox/fill-database.ts";
import { createSandbox } from "../sandbox/sandbox.ts";
import { openSqlite } from "./sqlite.ts";

/** The demo's services in this process, with a database of their own. @param more bindings besides the database */
export async function openStandIns(more: Partial<Bindings> = {}) {
  const { vars } = unstable_readConfig({ config: "sandbox/wrangler.toml" });
  const env = { ...(vars as unknown as Bindings), DB: openSqlite(":memory:").binding, ...more };
  const db = openDatabase(env.DB);
  await fillDatabase(db);
  const sandbox = createSandbox();
  return { db, fetch: async (request: Request): Promise<Response> => sandbox.fetch(request, env) };
}
