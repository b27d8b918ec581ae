import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { buildShop, isBuilt } from "./build-shop.ts";
import { prepareData, usualState } from "./seed.ts";
import { type ServedShop, serveBuild } from "./serve-build.ts";
import { hasTestClock, prepareForTests, startTestClock } from "./test-clock.ts";

const { values: options } = parseArgs({
  options: {
    dev: { type: "boolean", default: false },
    port: { type: "string", default: "4321" },
    /** Folder of the stand-ins' data. */
    persist: { type: "string" },
    "no-build": { type: "boolean", default: false },
  },
});

process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
if (hasTestClock()) startTestClock();
const state = options.persist ?? process.env.SHOP_STATE ?? usualState;
// Vite's configuration reads it.
process.env.SHOP_STATE = state;
const pidFile = ".wrangler/shop.pid";
const host = "127.0.0.1";
const port = Number(options.port);

if (!options.dev && !options["no-build"] && !(await isBuilt())) await buildShop();
const shop = options.dev ? await serveSources() : await serveBuild(host, port, state);
if (shop.isNew) console.info("Demo data is in place.");
if (hasTestClock()) await prepareForTests(shop.url);

mkdirSync(".wrangler", { recursive: true });
if (!options.persist) writeFileSync(pidFile, String(process.pid));
console.info(
  `\n  The shop      ${shop.url}\n  The stand-ins ${shop.url}_sandbox/\n\n  Ctrl+C stops it; npm run reset gives a fresh shop.\n`,
);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close());

async function serveSources(): Promise<ServedShop> {
  const isNew = await prepareData(state);
  const server = await createServer({ server: { host, port, strictPort: true } });
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? `http://${host}:${port}/`;
  return { url, isNew, close: () => server.close() };
}

async function close(): Promise<void> {
  if (!options.persist) rmSync(pidFile, { force: true });
  await shop.close();
  process.exit(0);
}
