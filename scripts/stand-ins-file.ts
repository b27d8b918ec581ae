import { createHash, createHmac } from "node:crypto";
import { join } from "node:path";
import { objectName } from "../sandbox/database/database-of.ts";

/** No process may write to this database while workerd has it open. */
export const standInsFile = (folder: string, key = "storefront-sandbox-StandIns"): string =>
  join(folder, key, `${objectId(key, objectName)}.sqlite`);

/** Reimplements workerd's id of a named Durable Object. */
function objectId(key: string, name: string): string {
  const hash = createHash("sha256").update(key).digest();
  const sign = (value: string | Buffer) => createHmac("sha256", hash).update(value).digest().subarray(0, 16);
  const half = sign(name);
  return Buffer.concat([half, sign(half)]).toString("hex");
}
