import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { openDatabase } from "../sandbox/database/open.ts";
import { fillDatabase } from "../sandbox/fill-database.ts";
import { demoShop } from "../sandbox/seed.ts";
import * as clock from "../shared/time/clock.ts";
import { openSqlite } from "./sqlite.ts";
import { standInsFile } from "./stand-ins-file.ts";
import { testNow } from "./test-clock.ts";

/** `restore(key)` requires that the runtime's database does not exist or was just deleted. */
export async function prepareTestDatabase() {
  // Miniflare creates a folder with an unknown name per runtime below TMPDIR.
  const folder = mkdtempSync(join(tmpdir(), "storefront-requests-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  clock.setAhead(testNow - clock.now());
  const prepared = join(folder, "prepared.sqlite");
  const { binding, close } = openSqlite(prepared);
  const db = openDatabase(binding);
  await fillDatabase(db);
  const demoShopAsJson = JSON.stringify((await demoShop(db)).map((statement) => statement.toSQL()));
  close();
  return {
    demoShopAsJson,
    restore(key: string) {
      for (const objects of globSync("miniflare-*/do", { cwd: folder })) {
        const file = standInsFile(join(folder, objects), key);
        mkdirSync(dirname(file), { recursive: true });
        copyFileSync(prepared, file);
      }
    },
  };
}
