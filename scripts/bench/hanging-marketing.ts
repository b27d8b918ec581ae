import { loadOf, median, percentile } from "./load.ts";
import { benchPages, fetchPage } from "./pages.ts";
import type { StandIns } from "./stand-ins.ts";
import { markdownTable, type Table } from "./table.ts";
import { type Servers, startWorkerd } from "./workerd.ts";

/** Maximum ratio of p95 with the service hanging to the usual p95: the spread between two equal runs. */
const bar = 1.2;
const rounds = 9;
const roundTime = 1000;
const warmUpTime = 1500;

interface Figures {
  title: string;
  first: number;
  usual: number;
  hanging: number;
  ratio: number;
}

export async function measureHangingMarketing(usual: Servers, standIns: StandIns): Promise<Table> {
  const hanging = await startWorkerd(standIns.hangingAddress);
  try {
    const figures: Figures[] = [];
    for (const page of benchPages(standIns)) {
      const start = performance.now();
      await fetchPage(hanging.shop, page);
      const first = performance.now() - start;
      figures.push({
        title: page.title,
        first,
        ...(await inTurn(usual.shop + page.path, hanging.shop + page.path)),
      });
    }
    return {
      text: table(figures),
      missed: figures
        .filter(({ ratio }) => ratio > bar)
        .map(({ title, ratio }) => `${title}, marketing hanging: ${ratio.toFixed(2)} is above ${bar}.`),
    };
  } finally {
    hanging.stop();
  }
}

async function inTurn(usual: string, hanging: string): Promise<Omit<Figures, "title" | "first">> {
  await loadOf(usual, 1, warmUpTime);
  await loadOf(hanging, 1, warmUpTime);
  const times: { usual: number; hanging: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    times.push({ usual: await p95Of(usual), hanging: await p95Of(hanging) });
  }
  return {
    usual: median(times.map((time) => time.usual)),
    hanging: median(times.map((time) => time.hanging)),
    ratio: median(times.map((time) => time.hanging / time.usual)),
  };
}

const p95Of = async (address: string) => percentile((await loadOf(address, 1, roundTime)).times, 0.95);

function table(figures: readonly Figures[]): string {
  const rows = figures.map(({ title, first, usual, hanging, ratio }) => [
    title,
    `${first.toFixed(0)} ms`,
    `${usual.toFixed(2)} ms`,
    `${hanging.toFixed(2)} ms`,
    ratio.toFixed(2),
    String(bar),
  ]);
  return markdownTable(
    ["Marketing hanging for 30 s", "First answer", "Usual p95", "p95", "Ratio", "Bar"],
    rows,
  );
}
