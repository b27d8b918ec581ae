import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as clock from "../../shared/time/clock.ts";
import type { Deployed } from "./deployed.ts";
import type { Wrangler } from "./wrangler.ts";

/** Milliseconds; the bucket deletes files by upload date (scripts/provision/storage.ts). */
const freshFor = 30 * 24 * 60 * 60_000;

export interface KeptFiles {
  wrangler: Pick<Wrangler, "putFiles">;
  deployed: Pick<Deployed, "filesIn">;
  bucket: string;
  client: string;
}

/** Every version must serve every open tab. The API takes 1,200 calls in five minutes, one per file. */
export async function keepFiles({ wrangler, deployed, bucket, client }: KeptFiles) {
  const files = globSync("assets/**/*.*", { cwd: client }).filter((file) => !file.endsWith(".map"));
  const there = await deployed.filesIn(bucket);
  const oldest = clock.now() - freshFor;
  const put = files.filter((file) => (there.get(file)?.getTime() ?? 0) < oldest);
  if (put.length > 0) await putAll(wrangler, bucket, client, put);
  return { files: files.length, put: put.length };
}

async function putAll(
  wrangler: KeptFiles["wrangler"],
  bucket: string,
  client: string,
  files: readonly string[],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-files-"));
  const list = join(folder, "files.json");
  try {
    writeFileSync(list, JSON.stringify(files.map((file) => ({ key: file, file: join(client, file) }))));
    await wrangler.putFiles(bucket, list);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
