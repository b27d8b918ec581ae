import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createTcpServer } from "node:net";
import process from "node:process";
import { createServer, type PreviewServer, preview, type ViteDevServer } from "vite";
import { unstable_readConfig } from "wrangler";
import { buildShop, hasBuild, isBuilt } from "./build-shop.ts";
import { withContentSystem } from "./cms/demo-environment.ts";
import { withVariables } from "./cms/variables.ts";
import { readCommandLine, stopWith } from "./command-line.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { keepPictures } from "./keep-pictures.ts";
import { publishRenewed } from "./publish-renewed.ts";
import { serveAssets } from "./serve-assets.ts";
import { hasTestClock, prepareForTests, startTestClock } from "./test-clock.ts";

const usage = `npm start [-- --port 4500]
npm start -- --cms [--cms-address http://127.0.0.1:1337]
npm run dev [-- --port 4500]

npm start builds the shop if its sources have changed and serves the production build in workerd; npm run dev serves the
sources with hot reload. Both seed the demo shop once and print its address and that of the stand-ins.

--port      4321 unless told otherwise; 0 for a free one
--cms       shows the content of npm run cms instead of the stand-in's; not for npm run dev
--persist   folder of the demo's data; otherwise .wrangler/state, with --cms .wrangler/cms-state
--no-build  serves the build in dist/ as it is`;

const { values: options } = readCommandLine(usage, {
  options: {
    dev: { type: "boolean", default: false },
    port: { type: "string", default: "4321" },
    cms: { type: "boolean", default: false },
    "cms-address": { type: "string", default: "http://127.0.0.1:1337" },
    persist: { type: "string" },
    "no-build": { type: "boolean", default: false },
  },
});

process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
// Local tracing writes every request to a database, which takes longer than most answers.
process.env.X_LOCAL_OBSERVABILITY ??= "false";
process.env.X_LOCAL_EXPLORER ??= "false";
if (hasTestClock()) startTestClock();
const state = options.persist ?? (options.cms ? ".wrangler/cms-state" : undefined);
if (state) process.env.SHOP_STATE = state;
const pidFile = ".wrangler/shop.pid";
if (options["no-build"] && !hasBuild())
  stopWith(usage, "dist/ holds no whole build: leave out --no-build, or run npm run build first.");
if (options.cms && options.dev) stopWith(usage, "--cms works with npm start alone.");
const port = Number(options.port);
if (!/^\d+$/.test(options.port) || port > 65_535)
  stopWith(usage, `--port takes a number from 0 to 65535, not ${options.port}.`);
if (port > 0) await insistOnFreePort(port);
const address = { host: "127.0.0.1", port, strictPort: true };

// Imported late because the module reads SHOP_STATE, set above.
const { prepareData } = await import("./seed.ts");

if (!options.dev && !options["no-build"] && !(await isBuilt())) await buildShop();
const { isNew, renewed } = await prepareData();
if (isNew) console.info("Demo data is in place.");
const server = options.dev ? await serveSources() : await serveBuild();
// A connection closed after idling may lose a request.
if (server.httpServer && "keepAliveTimeout" in server.httpServer) server.httpServer.keepAliveTimeout = 0;
const url = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${options.port}/`;
if (hasTestClock()) await prepareForTests(url);
const edited = Object.values(renewed).flat().length;
if (edited > 0) {
  const { vars } = unstable_readConfig({ config: "sandbox/wrangler.toml" }, { hideWarnings: true });
  await publishRenewed(url, String(vars.CONTENT_WEBHOOK_SECRET), renewed);
  console.info(`Edited demo content is in place (${edited} entries); carts and orders are as they were.`);
}

mkdirSync(".wrangler", { recursive: true });
if (!state) writeFileSync(pidFile, String(process.pid));
console.info(
  `\n  The shop      ${url}\n  The stand-ins ${url}_sandbox/\n\n  Ctrl+C stops it; npm run reset gives a fresh shop.\n`,
);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close(server));
endWithNpm(() => void close(server));

/** Looked at first: the build and the demo's data take longer than reading the sentence. */
async function insistOnFreePort(wanted: number): Promise<void> {
  const probe = createTcpServer();
  await new Promise<void>((free, taken) => {
    probe.once("error", taken).listen(wanted, "127.0.0.1", () => probe.close(() => free()));
  });
}

async function serveBuild(): Promise<PreviewServer> {
  const start = () => preview({ preview: address, plugins: [serveAssets(), keepPictures()] });
  return options.cms ? withVariables(variablesOf(options["cms-address"]), start) : start();
}

function variablesOf(contentSystem: string) {
  return { shop: withContentSystem(contentSystem), standIns: { PICTURES_ORIGIN: contentSystem } };
}

async function serveSources(): Promise<ViteDevServer> {
  const server = await createServer({ server: address });
  return server.listen();
}

async function close(server: PreviewServer | ViteDevServer): Promise<void> {
  if (!state) rmSync(pidFile, { force: true });
  await server.close();
  process.exit(0);
}
