import { createHash, createHmac } from "node:crypto";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { openDatabase } from "../sandbox/database/open.ts";
import { demoShop } from "../sandbox/seed.ts";
import * as clock from "../shared/time/clock.ts";
import { testNow } from "./test-clock.ts";

const migrations = join(import.meta.dirname, "../sandbox/database/migrations");
const objects = "miniflare-D1DatabaseObject";

/**
 * Writes the stand-ins' database with the demo shop once.
 *
 * `restore(id)` gives the D1 database with this id, which must be new or just deleted, a copy of it. No two runtimes may
 * have a database with the same id.
 */
export async function prepareTestDatabase() {
  // Miniflare keeps the state of each runtime in a new folder here and tells nobody its name.
  const folder = mkdtempSync(join(tmpdir(), "storefront-requests-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  clock.setAhead(testNow - clock.now());
  const unconnected = openDatabase({} as Parameters<typeof openDatabase>[0]);
  const statements = (await demoShop(unconnected)).map((statement) => statement.toSQL());
  const demoShopAsJson = JSON.stringify(statements);
  const prepared = join(folder, "prepared.sqlite");
  writeDatabase(prepared, JSON.parse(demoShopAsJson));
  return {
    demoShopAsJson,
    restore(id: string) {
      for (const runtime of globSync("miniflare-*/d1", { cwd: folder })) {
        mkdirSync(join(folder, runtime, objects), { recursive: true });
        copyFileSync(prepared, join(folder, runtime, objects, `${objectId(id)}.sqlite`));
      }
    },
  };
}

function writeDatabase(file: string, statements: { sql: string; params: SQLInputValue[] }[]): void {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA synchronous = OFF; BEGIN");
  for (const name of globSync("*.sql", { cwd: migrations }).sort()) {
    database.exec(readFileSync(join(migrations, name), "utf8"));
  }
  for (const { sql, params } of statements) database.prepare(sql).run(...params);
  database.exec("COMMIT");
  database.close();
}

/** workerd's id of the Durable Object that is Miniflare's D1 database with this id; it names the file. */
function objectId(name: string): string {
  const key = createHash("sha256").update(objects).digest();
  const sign = (value: string | Buffer) => createHmac("sha256", key).update(value).digest().subarray(0, 16);
  const half = sign(name);
  return Buffer.concat([half, sign(half)]).toString("hex");
}
