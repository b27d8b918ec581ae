import { mkdirSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import process from "node:process";
import { checkoutTable, measureCheckout } from "./bench/checkout.ts";
import { loadOf, median, percentile } from "./bench/load.ts";
import { type BenchPage, benchPages, fetchPage } from "./bench/pages.ts";
import { type StandIns, startStandIns } from "./bench/stand-ins.ts";
import { askSuggestions, type SuggestionFigures, suggestionTable } from "./bench/suggestions.ts";
import { buildBenchWorkers, type Servers, startWorkerd } from "./bench/workerd.ts";
import { buildShop, isBuilt } from "./build-shop.ts";

/** The least share of a raw page's requests per second that a page of the shop must reach. */
const bar = 0.05;
const connections = 8;
const rounds = 7;
/** Milliseconds. */
const roundTime = 800;
const warmUpTime = 2000;
const latencyTime = 2000;
const longest = 150_000;

/** Milliseconds that 95 suggestions in a hundred take at most, with the demo shop and with ten thousand products. */
const suggestionBars = { shop: 50, large: 100 };
const largeShop = 10_000;

/** Milliseconds that 95 readings of a checkout step in a hundred take at most. */
const stepBar = 15;

interface Figures {
  title: string;
  bytes: number;
  /** Requests per second, medians of the rounds. */
  shop: number;
  raw: number;
  /** Median of the rounds' ratios: what both halves of a round share is cancelled. */
  ratio: number;
  /** Milliseconds to the last byte, one request after the other. */
  p50: number;
  p99: number;
}

setTimeout(() => {
  console.error(`The bench was not done after ${longest / 1000} s: something hangs.`);
  process.exit(1);
}, longest).unref();
// What was started ends on `exit`, which these signals alone would skip.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
warnOfOtherWork();

if (await isBuilt()) console.info("The build in dist/ is up to date.");
else await buildShop();

mkdirSync("dist/bench", { recursive: true });
await buildBenchWorkers();
const standIns = await startStandIns();
const servers = await startWorkerd(standIns.address);
try {
  process.exitCode = await bench(standIns, servers);
} finally {
  servers.stop();
  standIns.stop();
}

/** Client and server take a core each: without them the raw page loses more than the shop, and the ratio flatters. */
function warnOfOtherWork(): void {
  const [load = 0] = loadavg();
  if (load <= availableParallelism() / 2) return;
  console.warn(
    `This machine is busy (load ${load.toFixed(1)}): the figures count only where nothing else runs.`,
  );
}

/** 1 where a page misses the bar, else 0. */
async function bench(standIns: StandIns, servers: Servers): Promise<number> {
  console.info(
    `Each page: ${rounds} rounds of ${roundTime} ms at ${connections} connections, the shop and the raw page in turn; then one connection for the times.`,
  );
  const results: Figures[] = [];
  for (const page of benchPages(standIns)) results.push(await measure(page, servers));
  console.info(`\n${table(results)}\n`);
  const steps = await measureCheckout(servers.shop, standIns.askApi, standIns.product.variantCode);
  console.info(`${checkoutTable(steps, stepBar)}\n`);
  const suggestions = await measureSuggestions(standIns, servers);
  console.info(`${suggestionTable(suggestions)}\n`);
  const missed = results.filter(({ ratio }) => ratio < bar);
  for (const { title, ratio } of missed) console.error(`${title}: ${ratio.toFixed(3)} is below ${bar}.`);
  if (!missed.length) console.info(`Every page reaches the bar of ${bar}.`);
  const slow = suggestions.filter((figures) => figures.p95 > figures.bar);
  for (const { products, p95 } of slow)
    console.error(`Suggestions of ${products} products: ${p95.toFixed(1)} ms is above the bar.`);
  const slowSteps = steps.filter(({ p95 }) => p95 > stepBar);
  for (const { step, p95 } of slowSteps)
    console.error(`The step ${step}: ${p95.toFixed(1)} ms is above the bar.`);
  return missed.length || slow.length || slowSteps.length ? 1 : 0;
}

/** Letter by letter, questions that nobody asked before: through the worker and the vendor's client to the stand-in and back. */
async function measureSuggestions(standIns: StandIns, { shop }: Servers): Promise<SuggestionFigures[]> {
  const figuresOf = async (round: number, bar: number): Promise<SuggestionFigures> => {
    const times = await askSuggestions(shop, round);
    const { records, terms, places } = await standIns.productIndex();
    return { products: records, terms, places, bar, ...times };
  };
  const small = await figuresOf(0, suggestionBars.shop);
  await standIns.addProducts(largeShop);
  return [small, await figuresOf(1, suggestionBars.large)];
}

async function measure(page: BenchPage, { shop, raw }: Servers): Promise<Figures> {
  const html = await fetchPage(shop, page);
  // The nonce changes from answer to answer, the length does not.
  await fetch(raw + page.path, { method: "PUT", body: html });
  await fetchPage(raw, page);

  await loadOf(shop + page.path, connections, warmUpTime);
  await loadOf(raw + page.path, connections, warmUpTime / 2);
  const shopRates: number[] = [];
  const rawRates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    shopRates.push((await loadOf(shop + page.path, connections, roundTime)).rate);
    rawRates.push((await loadOf(raw + page.path, connections, roundTime)).rate);
  }
  const { times } = await loadOf(shop + page.path, 1, latencyTime);
  return {
    title: page.title,
    bytes: Buffer.byteLength(html),
    shop: median(shopRates),
    raw: median(rawRates),
    ratio: median(shopRates.map((rate, round) => rate / (rawRates[round] ?? rate))),
    p50: median(times),
    p99: percentile(times, 0.99),
  };
}

function table(results: readonly Figures[]): string {
  const rows = results.map(({ title, bytes, shop, raw, ratio, p50, p99 }) => [
    title,
    String(bytes),
    shop.toFixed(0),
    raw.toFixed(0),
    ratio.toFixed(3),
    `${p50.toFixed(2)} ms`,
    `${p99.toFixed(2)} ms`,
  ]);
  const head = ["Page", "Bytes", "Shop, req/s", "Raw page, req/s", "Ratio", "p50", "p99"];
  const lines = [head, head.map((_, column) => (column ? "---:" : "---")), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
