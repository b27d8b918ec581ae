import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

for (const [config, folder] of [
  ["wrangler.toml", "worker"],
  ["sandbox/wrangler.toml", "sandbox"],
] as const) {
  const output = `${folder}/worker-configuration.d.ts`;
  const mark = `// For ${versionOf(config, `${folder}/index.ts`, "node_modules/wrangler/package.json")}\n`;
  if (existsSync(output) && readFileSync(output, "utf8").startsWith(mark)) continue;
  // Values of settings differ from shop to shop, so their types stay `string`.
  execFileSync("wrangler", ["types", output, "--config", config, "--strict-vars=false"], {
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(output, mark + readFileSync(output, "utf8"));
}

/**
 * wrangler takes two seconds per file, so it runs only after a change of the configuration, the entry or
 * wrangler itself.
 */
function versionOf(...files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(existsSync(file) ? readFileSync(file) : "absent");
  return hash.digest("hex").slice(0, 16);
}
