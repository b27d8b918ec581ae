import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import process from "node:process";
import { heapOf } from "./bench/heap.ts";
import { startKv } from "./bench/kv-server.ts";
import { logIn } from "./bench/own-pages.ts";
import { peakMemoryOf } from "./bench/scale/peak-memory.ts";
import { startStandIns } from "./bench/stand-ins.ts";
import { buildBenchWorkers, startWorkers } from "./bench/workerd.ts";
import { buildShop, isBuilt } from "./build-shop.ts";
import { readCommandLine } from "./command-line.ts";
import { chartOf } from "./endurance/chart.ts";
import { limitsText, missedBy } from "./endurance/report.ts";
import { saturate } from "./endurance/saturate.ts";
import { billedBy, meanOf, measureUsage } from "./endurance/usage.ts";
import { walkOf } from "./endurance/walk.ts";
import { buildIn } from "./release/built.ts";

const usage = `npm run endurance [-- --minutes 5] [--connections 64]

Asks the built shop without a pause, in bare workerd with the platform's 128 MB: errors, times and memory minute by minute,
and what a million page views cost. It first measures each kind of request alone, for about two minutes. Linux only. The exit
code is 1 if anything went wrong, if the heap grew by more than a tenth, or if a page view costs too much.

--minutes      30 unless told otherwise; from 30 on it writes docs/limits.md and docs/limits.svg
--connections  16 unless told otherwise`;

const { values: options } = readCommandLine(usage, {
  options: { minutes: { type: "string", default: "30" }, connections: { type: "string", default: "16" } },
});
const duration = Number(options.minutes);
const connections = Number(options.connections);
const heap = 128;
const long = 30;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const [loadBefore = 0] = loadavg();
if (loadBefore > availableParallelism() / 2)
  console.warn(`This machine is busy (load ${loadBefore.toFixed(1)}).`);

if (!(await isBuilt())) await buildShop();
mkdirSync("dist/bench", { recursive: true });
await buildBenchWorkers();
const standIns = await startStandIns({ ordersChange: true });
const kv = await startKv();

let isMeasuring = true;
const complaints = new Map<string, number>();
function onLine(line: string): void {
  if (isMeasuring || line.includes('"level":"info"')) return;
  const event = /"event":"([^"]+)"/.exec(line)?.[1] ?? line.slice(0, 200);
  complaints.set(event, (complaints.get(event) ?? 0) + 1);
}
const { ports, inspector, pid, stop } = await startWorkers(["shop"], standIns.address, {
  ...{ heap, onLine, kv: kv.addressOf },
  ...{ isCounted: true, isInspected: true },
});
if (!pid || !inspector) throw new Error("workerd has no process or no inspector.");
try {
  const origin = `http://127.0.0.1:${ports.shop}`;
  const { cookies } = await logIn(standIns.askApi);
  const walk = walkOf(standIns, cookies);
  console.info("What each kind of request takes …");
  const usage = await measureUsage({ origin, pid, walk });
  isMeasuring = false;
  await billedBy(origin);
  console.info(`${duration} minutes at ${connections} connections:`);
  const loads: number[] = [];
  const { minutes, faults } = await saturate({
    origin,
    heap: () => heapOf(inspector, "shop"),
    walk,
    connections,
    duration,
    onMinute: ({ answers, p50, p99, slowest, memory }, number) => {
      loads.push(loadavg()[0] ?? 0);
      const times = [p50, p99, slowest].map((time) => `${time.toFixed(0)} ms`).join(", ");
      console.info(
        `${number}: ${answers} answers, p50, p99, slowest ${times}, ${(memory / 2 ** 20).toFixed(0)} MB`,
      );
    },
  });
  const answers = minutes.reduce((sum, minute) => sum + minute.answers, 0);
  const billed = await billedBy(origin);
  const run = {
    ...{ minutes, usage, connections },
    saturated: { ...meanOf([billed], answers), cpuMilliseconds: 0 },
    wrong: new Map([...faults, ...complaints]),
    load: loads.reduce((sum, one) => sum + one, 0) / loads.length,
    processMemory: peakMemoryOf(pid),
    build: buildIn("dist"),
  };
  const text = limitsText(run);
  console.info(`\n${text}`);
  if (duration >= long) {
    writeFileSync("docs/limits.md", text);
    writeFileSync("docs/limits.svg", chartOf(minutes));
  }
  const missed = missedBy(run);
  if (missed.length > 0) console.error(`Missed: ${missed.join("; ")}.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  stop();
  standIns.stop();
  kv.stop();
}
