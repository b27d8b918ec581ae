import { loadOf, median, percentile } from "./load.ts";
import { type BenchPage, benchPages, fetchPage } from "./pages.ts";
import type { StandIns } from "./stand-ins.ts";
import { markdownTable, type Table } from "./table.ts";
import type { Servers } from "./workerd.ts";

const bar = 0.07;
const connections = 8;
const rounds = 7;
const roundTime = 800;
const warmUpTime = 2000;
const latencyTime = 2000;

interface Figures {
  title: string;
  bytes: number;
  shop: number;
  raw: number;
  ratio: number;
  p50: number;
  p99: number;
}

export async function measurePages(standIns: StandIns, servers: Servers): Promise<Table> {
  console.info(
    `Each page: ${rounds} rounds of ${roundTime} ms at ${connections} connections, the shop and the raw page in turn; then one connection for the times.`,
  );
  const results: Figures[] = [];
  for (const page of benchPages(standIns)) results.push(await measure(page, servers));
  return {
    text: table(results),
    missed: results
      .filter(({ ratio }) => ratio < bar)
      .map(({ title, ratio }) => `${title}: ${ratio.toFixed(3)} is below ${bar}.`),
  };
}

async function measure(page: BenchPage, { shop, raw }: Servers): Promise<Figures> {
  const html = await fetchPage(shop, page);
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
    String(bar),
    `${p50.toFixed(2)} ms`,
    `${p99.toFixed(2)} ms`,
  ]);
  const head = ["Page", "Bytes", "Shop, req/s", "Raw page, req/s", "Ratio", "Bar", "p50", "p99"];
  return markdownTable(head, rows);
}
