import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { promisify } from "node:util";

await Promise.all([
  writeTypes("wrangler.toml", "worker"),
  writeTypes("sandbox/wrangler.toml", "sandbox"),
  writeTypes("alarms/wrangler.toml", "alarms"),
]);

async function writeTypes(config: string, folder: string): Promise<void> {
  const output = `${folder}/worker-configuration.d.ts`;
  const mark = `// For ${versionOf(config, `${folder}/index.ts`, "node_modules/wrangler/package.json")}\n`;
  if (existsSync(output) && readFileSync(output, "utf8").startsWith(mark)) return;
  // Values differ from shop to shop, so their types stay `string`.
  const command = ["node_modules/wrangler/bin/wrangler.js", "types", output, "--config", config];
  await promisify(execFile)(process.execPath, [...command, "--strict-vars=false"], {
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  writeFileSync(output, mark + readFileSync(output, "utf8"));
}

/** wrangler takes seconds per file, so it only runs if the configuration, the entry or wrangler changed. */
function versionOf(...files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(existsSync(file) ? readFileSync(file) : "absent");
  return hash.digest("hex").slice(0, 16);
}
