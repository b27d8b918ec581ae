import { mkdirSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import process from "node:process";
import { measureAccount } from "./bench/account.ts";
import { measureCheckout } from "./bench/checkout.ts";
import { measureHangingMarketing } from "./bench/hanging-marketing.ts";
import { measureHostile } from "./bench/hostile.ts";
import { measurePhone } from "./bench/phone.ts";
import { measurePages } from "./bench/rates.ts";
import { measureScale } from "./bench/scale/scale.ts";
import { type StandIns, startStandIns } from "./bench/stand-ins.ts";
import { measureStartUp } from "./bench/start-up.ts";
import { measureSuggestions } from "./bench/suggestions.ts";
import type { Table } from "./bench/table.ts";
import { buildBenchWorkers, startWorkerd } from "./bench/workerd.ts";
import { buildShop, isBuilt } from "./build-shop.ts";
import { readCommandLine } from "./command-line.ts";

const usage = `npm run bench                             the parts phone and server
npm run bench -- server                   one part: phone, server, hostile or scale
npm run bench:phone -- --beside <dist>    the part phone, also of another build

Measures the built shop beside a blank or raw page in the same run, and fails if a bar is missed.

phone    home, a listing and a product on a slowed phone: paints, hydration, presses
server   in bare workerd: start-up, requests per second, each checkout step, the account, search suggestions
scale    calls, KV, time and memory of a view with 1,000 to 100,000 products: calls and keys at most 1.3 times (Linux)
hostile  processor time of the most expensive body of every form and call, at most 20 times that of a plain one (Linux)

The figures count only on a machine that does nothing else.`;

const { values: options, positionals: parts } = readCommandLine(usage, {
  allowPositionals: true,
  options: { beside: { type: "string", multiple: true, default: [] } },
});
const wants = (part: string) => parts.length === 0 || parts.includes(part);

const longest = 15 * 60_000;

setTimeout(() => {
  console.error(`The bench was not done after ${longest / 60_000} minutes: something hangs.`);
  process.exit(1);
}, longest).unref();
// Child processes are stopped on `exit`, which these signals would skip.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
warnOfOtherWork();

if (await isBuilt()) console.info("The build in dist/ is up to date.");
else await buildShop();

mkdirSync("dist/bench", { recursive: true });
await buildBenchWorkers();
const missed: string[] = [];
if (parts.includes("scale")) for (const table of await measureScale()) show(table);
if (parts.length === 0 || parts.some((part) => part !== "scale")) await measureBesideRaw();
for (const line of missed) console.error(line);
if (!missed.length) console.info("Every bar is reached.");
process.exitCode = missed.length ? 1 : 0;

/** Client and server need a core each; a busy machine slows the raw page more and flatters the ratio. */
function warnOfOtherWork(): void {
  const [load = 0] = loadavg();
  if (load <= availableParallelism() / 2) return;
  console.warn(
    `This machine is busy (load ${load.toFixed(1)}): the figures count only where nothing else runs.`,
  );
}

async function measureBesideRaw(): Promise<void> {
  const standIns = await startStandIns();
  try {
    if (wants("phone")) show(await measurePhone(standIns, options.beside));
    if (wants("server")) await measureServer(standIns);
    if (parts.includes("hostile")) show(await measureHostile(standIns));
  } finally {
    standIns.stop();
  }
}

async function measureServer(standIns: StandIns): Promise<void> {
  show(await measureStartUp(standIns.address));
  const servers = await startWorkerd(standIns.address);
  try {
    show(await measurePages(standIns, servers));
    show(await measureCheckout(servers, standIns));
    show(await measureAccount(servers, standIns));
    show(await measureSuggestions(servers, standIns));
    show(await measureHangingMarketing(servers, standIns));
  } finally {
    servers.stop();
  }
}

function show(table: Table): void {
  console.info(`\n${table.text}`);
  missed.push(...table.missed);
}
