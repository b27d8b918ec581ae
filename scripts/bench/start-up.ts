import { median } from "./load.ts";
import { markdownTable, type Table } from "./table.ts";
import { startWorkers, type WorkerName } from "./workerd.ts";

const rounds = 7;
const bar = 6;

export async function measureStartUp(standInsAddress: string): Promise<Table> {
  const times: Record<WorkerName, number[]> = { shop: [], raw: [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of ["shop", "raw"] as const) {
      const start = performance.now();
      const { ports, stop } = await startWorkers([name], standInsAddress);
      try {
        await (await fetch(`http://127.0.0.1:${ports[name]}/health`)).text();
        times[name].push(performance.now() - start);
      } finally {
        stop();
      }
    }
  }
  const [shop, raw] = [median(times.shop), median(times.raw)];
  const ratio = shop / raw;
  const cells = [`${shop.toFixed(0)} ms`, `${raw.toFixed(0)} ms`, `${(shop - raw).toFixed(0)} ms`];
  return {
    text: markdownTable(
      ["Start to first answer", "Raw worker", "The shop's own", "Ratio", "Bar"],
      [[...cells, `${ratio.toFixed(1)} ×`, `${bar} ×`]],
      0,
    ),
    missed: ratio > bar ? [`Start-up: ${ratio.toFixed(1)} × is above ${bar}.`] : [],
  };
}
