import { markdownTable } from "../bench/table.ts";
import { costOfMillion, prices } from "./cost.ts";
import { growthOf, type Minute } from "./minutes.ts";
import type { KindUsage } from "./usage.ts";

interface Endurance {
  minutes: readonly Minute[];
  usage: readonly KindUsage[];
  wrong: ReadonlyMap<string, number>;
  connections: number;
  load: number;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const dollars = (amount: number) => `${amount.toFixed(2)} $`;

export function limitsText({ minutes, usage, wrong, connections, load }: Endurance): string {
  const answers = minutes.reduce((sum, minute) => sum + minute.answers, 0);
  const worst = (figure: (minute: Minute) => number) => Math.max(...minutes.map(figure)).toFixed(0);
  const faults = [...wrong].map(([what, times]) => `${what} (${times})`).join("; ");
  return `# Limits

Written by \`npm run endurance\`: the built worker in bare workerd, one thread and 128 MB of heap, its services answering at once, asked by
${connections} connections without a pause for ${minutes.length} minutes. Each walks as a visitor does: pages, navigations,
suggestions, a search, a cart that is filled, changed and emptied, an account. The machine's load was ${load.toFixed(1)}; the run
itself takes 2, and what is above was other work, which every answer waited for as well.

## At saturation

${answers} answers, ${(answers / minutes.length / 60).toFixed(0)} a second. p99 ${worst(({ p99 }) => p99)} ms in the worst minute, slowest answer
${worst(({ slowest }) => slowest)} ms: at ${connections} connections an answer waits for those before it. What went wrong: ${faults || "nothing"}.
The process, in which the shop and three stores of KV may hold 128 MB each, held ${worst(({ memory }) => memory / 2 ** 20)} MB at the most; from the last
sixth of the run but one to the last its memory changed by ${percent(growthOf(minutes))}.

![p50, p99 and memory, minute by minute](limits.svg)

## What a million requests cost

Processor time is that of the whole process, with KV and objects in it, one request after the other, content warm. An
isolate that holds no content yet reads it from KV: the last column is for such requests alone, the one before for those
that find it in memory. Prices are Cloudflare's published ones, in US dollars a million, beyond what the plan includes:
requests ${prices.requests}, milliseconds of processor time ${prices.cpuMilliseconds}, reads of KV ${prices.kvReads}, points of Analytics
Engine ${prices.points}, lines of Workers Logs ${prices.logLines}, requests to Durable Objects ${prices.objectRequests} (one for each request of the account). Not counted: files, which cost nothing, and what the services behind the shop cost.

${markdownTable(["Request", "Share of the walk", "Processor", "Lines", "Entries of content", "A million", "… in new isolates"], [...usage.map(rowOf), total(usage)])}
`;
}

function rowOf({ kind, share, cpu, lines, entries }: KindUsage): string[] {
  const [warm, cold] = costsOf({ kind, share, cpu, lines, entries });
  return [
    kind,
    percent(share),
    `${cpu.toFixed(1)} ms`,
    lines.toFixed(1),
    String(entries),
    dollars(warm),
    dollars(cold),
  ];
}

function costsOf({ kind, cpu, lines, entries }: KindUsage): [warm: number, cold: number] {
  const costWith = (kvReads: number) =>
    costOfMillion({
      cpuMilliseconds: cpu,
      kvReads,
      points: 1,
      logLines: lines,
      objectRequests: kind === "Account" ? 1 : 0,
    });
  return [costWith(0), costWith(entries)];
}

function total(usage: readonly KindUsage[]): string[] {
  const mean = (figure: (kind: KindUsage) => number) =>
    usage.reduce((sum, kind) => sum + kind.share * figure(kind), 0);
  return [
    "**All of the walk**",
    "100 %",
    `${mean(({ cpu }) => cpu).toFixed(1)} ms`,
    mean(({ lines }) => lines).toFixed(1),
    mean(({ entries }) => entries).toFixed(1),
    dollars(mean((kind) => costsOf(kind)[0])),
    dollars(mean((kind) => costsOf(kind)[1])),
  ];
}
