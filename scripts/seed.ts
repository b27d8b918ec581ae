import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../sandbox/database/open.ts";
import { fillDatabase } from "../sandbox/fill-database.ts";
import { type Renewed, renewContent } from "../sandbox/renew-content.ts";
import { readCommandLine } from "./command-line.ts";
import { openSqlite } from "./sqlite.ts";
import { standInsFile } from "./stand-ins-file.ts";

const usage = `npm run reset

Deletes the data of the demo shop on this machine and seeds it again: carts, orders and accounts as on the first day. Stop the
shop first.`;

const state = process.env.SHOP_STATE ?? ".wrangler/state";
const pidFile = ".wrangler/shop.pid";

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = readCommandLine(usage, { options: { reset: { type: "boolean" } } });
  if (values.reset) resetState();
  console.info((await prepareData()).isNew ? "Demo data is in place." : "Demo data was there already.");
}

export async function prepareData(): Promise<{ isNew: boolean; renewed: Renewed }> {
  const file = standInsFile(`${state}/v3/do`);
  mkdirSync(dirname(file), { recursive: true });
  const { binding, close } = openSqlite(file);
  try {
    const db = openDatabase(binding);
    return { isNew: await fillDatabase(db), renewed: await renewContent(db) };
  } finally {
    close();
  }
}

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
    // Signal 0 throws unless the process exists; pid 0 would mean this process.
    return pid > 0 && process.kill(pid, 0) ? pid : undefined;
  } catch {
    return undefined;
  }
}
