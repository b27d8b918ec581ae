import { processFigures } from "./process-figures.ts";
import { Connection } from "./saturate.ts";
import type { Step, Visitor } from "./walk.ts";

export interface KindUsage {
  kind: string;
  share: number;
  cpu: number;
  /** Content entries that an isolate with empty memory reads from KV. */
  entries: number;
  lines: number;
}

interface Measured {
  origin: string;
  pid: number;
  walk: readonly Step[];
  takeLines(): string[];
}

const rounds = 3;
const repeats = 300;

export async function measureUsage({ origin, pid, walk, takeLines }: Measured): Promise<KindUsage[]> {
  const connection = new Connection(origin);
  const found = new Map<string, { share: number; entries: number[]; lines: number; cpu: number }>();
  const take = async (step: Step, visitor: Visitor) => {
    const fault = await connection.take(step, visitor);
    if (fault) throw new Error(`${fault}: it cannot be measured.`);
  };
  for (let round = 0; round < rounds; round++) {
    const visitor: Visitor = { origin };
    for (const step of walk) {
      takeLines();
      await take(step, visitor);
      const lines = takeLines();
      const of = found.get(step.kind) ?? { share: 0, entries: [], lines: 0, cpu: 0 };
      of.share += 1 / (rounds * walk.length);
      of.lines += lines.length;
      of.entries.push(...lines.map(entriesIn));
      found.set(step.kind, of);
    }
  }
  for (const [kind, of] of found) {
    const steps = walk.filter((step) => step.kind === kind);
    const visitor: Visitor = { origin };
    const before = processFigures(pid).cpu;
    for (let at = 0; at < repeats; at++) await take(steps[at % steps.length] as Step, visitor);
    of.cpu = (processFigures(pid).cpu - before) / repeats;
  }
  connection.close();
  return [...found].map(([kind, { share, entries, lines, cpu }]) => ({
    kind,
    share,
    cpu,
    entries: Math.max(0, ...entries),
    lines: lines / Math.round(share * rounds * walk.length),
  }));
}

function entriesIn(line: string): number {
  const { cache = {} }: { cache?: Record<string, number> } = line.startsWith("{") ? JSON.parse(line) : {};
  const { stale: _, ...places } = cache;
  return Object.values(places).reduce((sum, count) => sum + count, 0);
}
