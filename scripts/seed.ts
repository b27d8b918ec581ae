import { readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/d1/migrator";
import { getPlatformProxy } from "wrangler";
import { type Database, openDatabase } from "../sandbox/database/open.ts";
import type { Bindings } from "../sandbox/env.ts";
import { seed } from "../sandbox/seed.ts";

const state = process.env.SHOP_STATE ?? ".wrangler/state";
const pidFile = ".wrangler/shop.pid";

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--reset")) resetState();
  console.info((await prepareData()) ? "Demo data is in place." : "Demo data was there already.");
}

export async function prepareData(): Promise<boolean> {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: "sandbox/wrangler.toml",
    persist: { path: `${state}/v3` },
  });
  try {
    return await fillDatabase(openDatabase(env.DB));
  } finally {
    await dispose();
  }
}

/** Migrates, and seeds an empty database: true where it did. */
export async function fillDatabase(db: Database): Promise<boolean> {
  await migrate(db, { migrationsFolder: "sandbox/database/migrations" });
  const isEmpty = (await db.query.documents.findFirst({ columns: { id: true } })) === undefined;
  if (isEmpty) await seed(db);
  return isEmpty;
}

/** Deletes what the shop wrote on this machine: carts, customers, caches. */
function resetState(): void {
  const pid = runningShop();
  if (pid !== undefined) {
    console.error(
      `The shop is running (process ${pid}): stop it first, its database cannot be replaced under it.`,
    );
    process.exit(1);
  }
  rmSync(state, { recursive: true, force: true });
}

function runningShop(): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, "utf8"));
    // Signal 0 checks that the process exists and throws otherwise; pid 0 would be this process.
    return pid > 0 && process.kill(pid, 0) ? pid : undefined;
  } catch {
    return undefined;
  }
}
