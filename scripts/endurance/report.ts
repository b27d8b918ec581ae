import { markdownTable } from "../bench/table.ts";
import { costOfMillion, costOfMonth, planPrice, prices, type Usage } from "./cost.ts";
import { growthOf, isFlat, type Minute, mostGrowth } from "./minutes.ts";
import { allWritesOfView, daysOfMonth, peakOf, type Size, siteWrites, sizes } from "./sizes.ts";
import { averageOf, type KindUsage } from "./usage.ts";

export interface Endurance {
  minutes: readonly Minute[];
  usage: readonly KindUsage[];
  /** Per answer of the run. */
  saturated: Usage;
  wrong: ReadonlyMap<string, number>;
  connections: number;
  /** Megabytes that the whole process held at the most. */
  processMemory: number;
  /** Mean load of the machine during the run. */
  load: number;
  build: string;
}

/** Dollars that a million page views cost at most. */
const mostCost = { busy: 1.4, thin: 3 };

/** Load of the run itself: the shop and its stand-ins. */
const ownLoad = 2;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const dollars = (amount: number) => `${amount.toFixed(2)} $`;
const whole = (count: number) => Math.round(count).toLocaleString("en-GB");
const few = (count: number) => count.toFixed(1);

/** Sentences for all that was missed; the command fails if there is one. */
export function missedBy({ minutes, usage, wrong }: Endurance): string[] {
  const { busy, thin } = pageCosts(usage);
  return [
    ...[...wrong].map(([what, times]) => `${what} (${times})`),
    ...(isFlat(minutes) ? [] : [`the heap grew by ${percent(growthOf(minutes))}`]),
    ...(busy > mostCost.busy ? [`a million page views cost ${dollars(busy)} in busy traffic`] : []),
    ...(thin > mostCost.thin ? [`a million page views cost ${dollars(thin)} in thin traffic`] : []),
  ];
}

export const limitsText = (run: Endurance): string => `# Limits

Written by \`npm run endurance\`, all of it: the built worker (${run.build}) in bare workerd, one thread and 128 MB of heap,
its services answering at once, asked by ${run.connections} connections without a pause for ${lengthOf(run)}. Each walks as a
visitor does: pages, suggestions, a search, a cart that is filled, changed and emptied, an account. ${loadSentence(run)}

${saturationPart(run)}

${costPart(run)}

${sizePart(run)}

${breakingPart(run)}
`;

const lengthOf = ({ minutes }: Endurance) =>
  minutes.length === 1 ? "1 minute" : `${minutes.length} minutes`;

function loadSentence({ load }: Endurance): string {
  const own = `The machine's load was ${few(load)}; the run itself takes ${ownLoad}`;
  return load > 1.5 * ownLoad
    ? `${own}, and what is above was other work, which every answer waited for as well.`
    : `${own}.`;
}

function saturationPart({ minutes, wrong, connections, processMemory }: Endurance): string {
  const answers = minutes.reduce((sum, minute) => sum + minute.answers, 0);
  const worst = (figure: (minute: Minute) => number) => whole(Math.max(...minutes.map(figure)));
  const faults = [...wrong].map(([what, times]) => `${what} (${times})`).join("; ");
  return `## At saturation

${whole(answers)} answers, ${whole(answersASecond(minutes))} a second. p99 ${worst(({ p99 }) => p99)} ms in the worst minute, slowest answer ${worst(({ slowest }) => slowest)} ms: at
${connections} connections an answer waits for those before it. What went wrong: ${faults || "nothing"}.

Its heap, of which Cloudflare allows 128 MB, held ${worst(({ memory }) => memory / 2 ** 20)} MB in the worst minute. From the first to the last third of
the run it changed by ${percent(growthOf(minutes))}; the command fails above ${percent(mostGrowth)}. The process held ${whole(processMemory)} MB at the most: bare workerd runs the
shop's objects too, and keeps about 28 kB outside of the heap for each that was ever made.

![p50, p99 and heap, minute by minute](limits.svg)`;
}

function costPart({ usage, saturated }: Endurance): string {
  const { busy, thin } = pageCosts(usage);
  const rows = usage.map((one) => rowOf(one.kind, percent(one.share), one.busy, one.thin));
  const pages = usage.filter(({ isPage }) => isPage);
  const share = (kinds: readonly KindUsage[]) => percent(kinds.reduce((sum, kind) => sum + kind.share, 0));
  const averages = (kinds: readonly KindUsage[]) =>
    [averageOf(kinds, "busy"), averageOf(kinds, "thin")] as const;
  return `## What a million page views cost

**${dollars(busy)} in busy traffic, ${dollars(thin)} in thin traffic**; the command fails above ${dollars(mostCost.busy)} and ${dollars(mostCost.thin)}.

*Busy*: the isolate has the page in memory. *Thin*: each request meets an isolate with an empty memory, and what KV holds is
ten minutes old, so it is checked. Both are counted in the worker, one request after the other. Processor time is that of the
whole process, with the objects in it and KV in another one; a new isolate also compiles its code, which is not in it. The platform's cache, in
which a place remembers what it asked an object, is not there: the objects are those of a place's first view. Prices are Cloudflare's
published ones, in US dollars a million: requests ${prices.requests}, milliseconds of processor time ${prices.cpuMilliseconds}, keys read from KV ${prices.kvReads}, keys
written, deleted or listed ${prices.kvWrites}, requests to Durable Objects ${prices.objectRequests} (and ${prices.objectTime} for a million GB-seconds, at 10 ms a request), points of
Analytics Engine ${prices.points}, lines of Workers Logs ${prices.logLines}. Not in it: files, which cost nothing; a choice about cookies, which is written to KV
and R2 (about 10 $ a million choices); storage (0.5 $ per GB and month); what the services behind the shop cost.

${markdownTable(
  [
    ...["Request", "Share", "Busy: processor", "Objects", "Lines", "A million"],
    ...["Thin: processor", "Keys read", "Written", "Objects", "Lines", "A million"],
  ],
  [
    ...rows,
    rowOf("**Pages**", share(pages), ...averages(pages)),
    rowOf("**All of the walk**", share(usage), ...averages(usage)),
  ],
)}

While the run saturated one isolate, an answer read ${saturated.kvReads.toFixed(3)} keys, wrote ${saturated.kvWrites.toFixed(4)} and asked ${saturated.objectRequests.toFixed(2)} objects.`;
}

function rowOf(name: string, share: string, busy: Usage, thin: Usage): string[] {
  return [
    ...[name, share, `${few(busy.cpuMilliseconds)} ms`, few(busy.objectRequests), few(busy.logLines)],
    ...[
      dollars(costOfMillion(busy)),
      `${few(thin.cpuMilliseconds)} ms`,
      few(thin.kvReads),
      few(thin.kvWrites),
    ],
    ...[few(thin.objectRequests), few(thin.logLines), dollars(costOfMillion(thin))],
  ];
}

function pageCosts(usage: readonly KindUsage[]): { busy: number; thin: number } {
  const pages = usage.filter(({ isPage }) => isPage);
  return { busy: costOfMillion(averageOf(pages, "busy")), thin: costOfMillion(averageOf(pages, "thin")) };
}

/** All that one page view takes, with the calls that it brings. */
function viewOf(size: Size, { usage, saturated }: Endurance) {
  const requests = 1 / usage.reduce((sum, { isPage, share }) => sum + (isPage ? share : 0), 0);
  const kvWrites = allWritesOfView(size) / requests;
  const { cpuMilliseconds } = averageOf(usage, "busy");
  return {
    requests,
    busy: { ...saturated, cpuMilliseconds, kvWrites },
    thin: { ...averageOf(usage, "thin"), kvWrites },
  };
}

function sizePart(run: Endurance): string {
  const rows = sizes.map((size) => {
    const { requests, busy, thin } = viewOf(size, run);
    const monthly = size.viewsPerDay * daysOfMonth * requests;
    return [
      ...[size.name, whole(size.viewsPerDay), whole(size.pages), String(size.changes)],
      allWritesOfView(size).toFixed(3),
      ...[busy, thin].map((usage) => dollars(requests * costOfMillion(usage))),
      ...[busy, thin].map((usage) => `${whole(costOfMonth(usage, monthly))} $`),
    ];
  });
  const { requests } = viewOf(sizes[0] as Size, run);
  return `## What a shop costs

A page view counts here with its calls: it makes ${requests.toFixed(2)} requests in the walk. A page is written to KV after each change of its prices and
stock, and by the first view three hours after the last write, because others must know how old the prices are: the rarer
its views, the larger their part of the writes. The site's value is written up to ${whole(siteWrites)} times a day. A month has ${daysOfMonth} days, costs the plan of ${planPrice} $, and only what goes beyond the plan.

${markdownTable(
  [
    ...["Shop", "Views a day", "Pages", "Changes of a page a day", "Written per view"],
    ...["A million views, busy", "… thin", "A month, busy", "… thin"],
  ],
  rows,
)}`;
}

/** Requests a second that one Durable Object answers, by Cloudflare's documentation. */
const mostOfObject = 1000;

/** Cities in which Cloudflare has a place, and seconds between two questions of one about the site's value. */
const places = 330;
const betweenQuestions = 30;

/** Seconds after which prices and stock are asked for again, if anybody views them. */
const betweenPrices = 120;

function breakingPart(run: Endurance): string {
  const [small, medium, large] = sizes as readonly [Size, Size, Size];
  const { requests } = viewOf(large, run);
  const priceCalls = (size: Size) => Math.min(size.pages / betweenPrices, peakOf(size));
  const threads = (size: Size) => (peakOf(size) * requests) / answersASecond(run.minutes);
  const shown = (rate: number) => (rate < 10 ? rate.toFixed(1) : whole(rate));
  const rows = [
    [
      small.name,
      `${shown(peakOf(small))} views a second in the busiest hour. Nothing of the platform: all is within the plan. The services are first: e-commerce, or the quota of the search.`,
      "Look at the services' own limits before a campaign.",
    ],
    [
      medium.name,
      `${shown(peakOf(medium))} views a second, ${shown(threads(medium))} threads of this machine. The content system is first: the prices and stock of each viewed page are asked for every two minutes, up to ${shown(priceCalls(medium))} calls a second.`,
      "A content system that answers as many, or a longer time for `productSummary` in `worker/cache/profiles.ts`.",
    ],
    [
      large.name,
      `${shown(peakOf(large))} views a second, ${shown(threads(large))} threads. The content system, with up to ${shown(priceCalls(large))} calls a second for prices and stock. The one object of the site's value gets ${shown(places / betweenQuestions)} requests a second at most, since a place asks twice a minute; an object answers ${whole(mostOfObject)}.`,
      "Prices and stock published by webhook instead of asked for.",
    ],
  ];
  return `## What breaks first

The busiest hour is taken to have four times the traffic of an even day. KV takes one write a second for a key, which the shop never exceeds
(prices once a minute); 1,000 operations for a request, of which a page needs ${maxOperations}; reads have no limit.

${markdownTable(["Shop", "What breaks first", "What it takes"], rows, 3)}`;
}

/** tests/requests/kv-reads.test.ts holds the pages to it. */
const maxOperations = 3;

const answersASecond = (minutes: readonly Minute[]): number =>
  minutes.reduce((sum, { answers }) => sum + answers, 0) / minutes.length / 60;
