import { existsSync, readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder } from "vite";

const sources = [
  "client",
  "engine",
  "worker",
  "shared",
  "sandbox",
  "public",
  "scripts",
  "vite.config.ts",
  "wrangler.toml",
  "package-lock.json",
];

export async function buildShop(): Promise<void> {
  const start = performance.now();
  console.info("Building the shop…");
  const builder = await createBuilder({ logLevel: "warn" });
  await builder.buildApp();
  console.info(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** True even if the build is outdated. */
export const hasBuild = (): boolean =>
  [
    "dist/storefront/index.js",
    "dist/storefront_sandbox/index.js",
    "dist/client/.vite/manifest.json",
    ".wrangler/deploy/config.json",
  ].every((file) => existsSync(file));

export async function isBuilt(): Promise<boolean> {
  const built = Math.min(...["storefront", "storefront_sandbox"].map((name) => builtAt(name)));
  const changed = await Promise.all(sources.map(changedAt));
  return built > Math.max(...changed) && !isForAnEnvironment();
}

function isForAnEnvironment(): boolean {
  return readFileSync("dist/storefront/wrangler.json", "utf8").includes('"targetEnvironment"');
}

function builtAt(name: string): number {
  return statSync(`dist/${name}/index.js`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function changedAt(path: string): Promise<number> {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = await readdir(path, { recursive: true });
  return Math.max(found.mtimeMs, ...inside.map((file) => statSync(join(path, file)).mtimeMs));
}
