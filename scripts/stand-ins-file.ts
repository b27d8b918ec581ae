import { createHash, createHmac } from "node:crypto";
import { join } from "node:path";
import { objectName } from "../sandbox/database/database-of.ts";

/**
 * The database of the stand-ins, which no process may write to while workerd has it open.
 *
 * @param folder where Miniflare keeps Durable Objects
 * @param key of the class: its worker and its name (sandbox/wrangler.toml), unless the runtime is told another
 */
export const standInsFile = (folder: string, key = "storefront-sandbox-StandIns"): string =>
  join(folder, key, `${objectId(key, objectName)}.sqlite`);

/** workerd's id of the object with this name. */
function objectId(key: string, name: string): string {
  const hash = createHash("sha256").update(key).digest();
  const sign = (value: string | Buffer) => createHmac("sha256", hash).update(value).digest().subarray(0, 16);
  const half = sign(name);
  return Buffer.concat([half, sign(half)]).toString("hex");
}
