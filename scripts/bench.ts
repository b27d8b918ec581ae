import { mkdirSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { measureAccount } from "./bench/account.ts";
import { measureCheckout } from "./bench/checkout.ts";
import { measureHangingMarketing } from "./bench/hanging-marketing.ts";
import { measureHostile } from "./bench/hostile.ts";
import { measurePhone } from "./bench/phone.ts";
import { measurePages } from "./bench/rates.ts";
import { startStandIns } from "./bench/stand-ins.ts";
import { measureStartUp } from "./bench/start-up.ts";
import { measureSuggestions } from "./bench/suggestions.ts";
import type { Table } from "./bench/table.ts";
import { buildBenchWorkers, startWorkerd } from "./bench/workerd.ts";
import { buildShop, isBuilt } from "./build-shop.ts";

const { values: options, positionals: parts } = parseArgs({
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
const standIns = await startStandIns();
const missed: string[] = [];
try {
  if (wants("phone")) show(await measurePhone(standIns, options.beside));
  if (wants("server")) await measureServer();
  if (parts.includes("hostile")) show(await measureHostile(standIns));
} finally {
  standIns.stop();
}
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

async function measureServer(): Promise<void> {
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
