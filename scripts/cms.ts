import process from "node:process";
import { bundleRules } from "./cms/bundle-rules.ts";
import { freePort, type Running, startContentSystem } from "./cms/content-system.ts";
import { writeDemoContent } from "./cms/demo-content.ts";
import { editor, forTheDemoShop } from "./cms/demo-environment.ts";
import { prepareProject, project } from "./cms/project.ts";
import { readCommandLine, stopWith } from "./command-line.ts";

const usage = `npm run cms [-- --port 1337] [-- --shop http://127.0.0.1:4321]

Starts the content system (Strapi, strapi/) with its admin panel on this machine. The first start installs its packages,
builds the panel and imports the demo content. Then npm start -- --cms shows what it has published.

--port      1337 unless told otherwise
--shop      address of the shop that hears of each publish; http://127.0.0.1:4321 unless told otherwise
--no-panel  leaves the admin panel out
--prepare   installs and builds what a server needs in strapi/, and starts nothing

The database is SQLite (strapi/.tmp/content.db), or PostgreSQL if DATABASE_URL names one.`;

const { values: options } = readCommandLine(usage, {
  options: {
    port: { type: "string", default: "1337" },
    shop: { type: "string", default: "http://127.0.0.1:4321" },
    "no-panel": { type: "boolean", default: false },
    prepare: { type: "boolean", default: false },
  },
});

const port = Number(options.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  stopWith(usage, "--port takes a number from 1 to 65535.");
if (!URL.canParse(options.shop)) stopWith(usage, "--shop takes an address such as http://127.0.0.1:4321.");
const isFree = await freePort(port).then(
  () => true,
  () => false,
);
if (!isFree) stopWith(usage, `Port ${port} is taken: stop what uses it, or choose another with --port.`);

try {
  const hasPanel = !options["no-panel"];
  await prepareProject({ hasPanel, say: (sentence) => console.info(sentence) });
  writeDemoContent(project);
  await bundleRules(project);
  if (options.prepare) console.info("strapi/ is ready: npm start in it serves it (docs/services.md).");
  else await start(hasPanel);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function serve({ address, ended }: Running, hasPanel: boolean): Promise<void> {
  const panel = hasPanel
    ? `  The admin panel ${address}/admin\n  Sign in as      ${editor.email}, password ${editor.password}\n`
    : "";
  console.info(
    `\n  The API         ${address}/api\n${panel}\n  npm start -- --cms shows it in the shop. Ctrl+C stops it.\n`,
  );
  await ended;
}

async function start(hasPanel: boolean): Promise<void> {
  console.info("Starting the content system; the first start imports the demo content.");
  const environment = { ...forTheDemoShop(options.shop), ADMIN_PANEL: String(hasPanel) };
  await serve(await startContentSystem({ port, environment }), hasPanel);
}
