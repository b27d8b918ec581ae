import { setTimeout } from "node:timers/promises";
import { type Billed, countedHeader, nothingBilled } from "../bench/counted-worker.ts";
import { clockPath } from "../bench/stand-ins.ts";
import type { Usage } from "./cost.ts";
import { processorTime } from "./processor-time.ts";
import { Connection } from "./saturate.ts";
import type { Step, Visitor } from "./walk.ts";

export interface KindUsage {
  kind: string;
  /** Share of the requests of a walk. */
  share: number;
  isPage: boolean;
  /** The isolate has all content in memory. */
  busy: Usage;
  /** The isolate's memory is empty, and what is stored is ten minutes old. */
  thin: Usage;
}

interface Measured {
  origin: string;
  pid: number;
  walk: readonly Step[];
}

const rounds = 3;
const repeats = 100;
const age = 10 * 60_000;
/** Milliseconds in which what goes on behind an answer ends. */
const rest = 150;

/** One request after the other. The shop must be a counted worker. */
export async function measureUsage({ origin, pid, walk }: Measured): Promise<KindUsage[]> {
  const connection = new Connection(origin);
  const take = async (step: Step, visitor: Visitor) => {
    const fault = await connection.take(step, visitor);
    if (fault) throw new Error(`${fault}: it cannot be measured.`);
  };
  await billedBy(origin, "prepare");
  const walkThrough = async (times: number, before: () => Promise<unknown>) => {
    const counts = new Map<string, Billed[]>();
    for (let round = 0; round < times; round++) {
      const visitor: Visitor = { origin };
      for (const step of walk) {
        await before();
        await billedBy(origin);
        await take(step, visitor);
        await setTimeout(rest);
        counts.set(step.kind, [...(counts.get(step.kind) ?? []), await billedBy(origin)]);
      }
    }
    return counts;
  };
  const forget = () => forgetAll(origin, age);

  await walkThrough(1, async () => {});
  await forgetAll(origin, 0);
  await walkThrough(1, async () => {});
  const busy = await walkThrough(rounds, async () => {});
  // The first thin walk stores what is due, the next ones find it.
  await walkThrough(1, forget);
  const thin = await walkThrough(rounds, forget);

  const usage: KindUsage[] = [];
  for (const kind of busy.keys()) {
    const steps = walk.filter((step) => step.kind === kind);
    const visitor: Visitor = { origin };
    let at = 0;
    const next = () => take(steps[at++ % steps.length] as Step, visitor);
    await forgetAll(origin, 0);
    await next();
    const warm = await cpuOf(pid, next);
    const forgetting = await cpuOf(pid, forget);
    const cold = await cpuOf(pid, async () => {
      await forget();
      await next();
    });
    await forgetAll(origin, 0);
    usage.push({
      kind,
      share: steps.length / walk.length,
      isPage: steps.every((step) => step.isPage),
      busy: { ...meanOf(busy.get(kind)), cpuMilliseconds: warm },
      thin: { ...meanOf(thin.get(kind)), cpuMilliseconds: Math.max(0, cold - forgetting) },
    });
  }
  connection.close();
  return usage;
}

/** Billed since the last call. */
export async function billedBy(origin: string, what: "take" | "prepare" = "take"): Promise<Billed> {
  const answer = await fetch(origin, { headers: { [countedHeader]: what } });
  if (!answer.ok) throw new Error(`The counted worker answered ${answer.status}.`);
  return (await answer.json()) as Billed;
}

async function forgetAll(origin: string, ahead: number): Promise<void> {
  const answer = await fetch(`${origin}${clockPath}?ahead=${ahead}`, { method: "POST" });
  if (!answer.ok) throw new Error(`The shop forgot nothing: ${answer.status}.`);
}

async function cpuOf(pid: number, request: () => Promise<unknown>): Promise<number> {
  const before = processorTime(pid);
  for (let at = 0; at < repeats; at++) await request();
  return (processorTime(pid) - before) / repeats;
}

/** @param requests that the counts are of */
export function meanOf(counts: readonly Billed[] = [], requests = counts.length): Billed {
  const mean = { ...nothingBilled };
  for (const name of Object.keys(mean) as (keyof Billed)[])
    mean[name] = counts.reduce((sum, count) => sum + count[name], 0) / requests;
  return mean;
}

/** Weighted by the shares of the walk. */
export function averageOf(kinds: readonly KindUsage[], which: "busy" | "thin"): Usage {
  const whole = kinds.reduce((sum, { share }) => sum + share, 0);
  const mean: Usage = { ...nothingBilled, cpuMilliseconds: 0 };
  for (const name of Object.keys(mean) as (keyof Usage)[])
    mean[name] = kinds.reduce((sum, kind) => sum + kind.share * kind[which][name], 0) / whole;
  return mean;
}
