import { writeFileSync } from "node:fs";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { type Service, services } from "../sandbox/fault-rules.ts";
import { buildShop, isBuilt } from "./build-shop.ts";
import { readCommandLine } from "./command-line.ts";
import type { Case } from "./trials/case.ts";
import { cases, concerned } from "./trials/cases.ts";
import { type Outcome, outcomeOf } from "./trials/outcome.ts";
import { type Answer, type Fault, type Shop, startShop } from "./trials/shop.ts";
import { keyOf, type Results, tableOf } from "./trials/table.ts";

const usage = `npm run trials
npm run trials -- --service ecommerce --fault slow --case "Order placed"

Visits every screen and every write during every fault of every service: status, time and what is said. Writes
docs/faults.md if nothing is left out, and fails if a page is too slow or a write that failed is told as a success.

--service  this service alone; repeat it for several
--fault    this fault alone: slow, refused, 500, 503, 429, HTML, "cut short", empty
--case     this screen or write alone
--fresh    starts a shop of its own for each case and fault`;

const { values: options } = readCommandLine(usage, {
  options: {
    service: { type: "string", multiple: true },
    fault: { type: "string", multiple: true },
    case: { type: "string", multiple: true },
    fresh: { type: "boolean", default: false },
  },
});

const faults: Fault[] = [
  { name: "slow", mode: "slow", delay: 10_000 },
  { name: "refused", mode: "refused" },
  { name: "500", mode: "status", status: 500 },
  { name: "503", mode: "status", status: 503 },
  { name: "429", mode: "status", status: 429 },
  { name: "HTML", mode: "garbage" },
  { name: "cut short", mode: "truncated" },
  { name: "empty", mode: "empty" },
];

/** Milliseconds until circuit breakers retry and late answers have arrived. */
const breakerPause = 11_000;

const longest = { page: 3, write: 6 };

const names: Record<Service, string> = {
  content: "Content system (nothing cached)",
  ecommerce: "E-commerce API",
  search: "Search",
  "bot-check": "Bot check",
  gateway: "Payment gateway",
  identity: "Identity provider",
  pictures: "Picture host",
  "image-host": "Image host (uploads)",
  marketing: "Marketing service",
  "tag-manager": "Tag manager",
  "address-search": "Address search",
};

const isChosen = (chosen: string[] | undefined, name: string) => !chosen?.length || chosen.includes(name);
const chosenServices = services.filter((service) => isChosen(options.service, service));
const chosenFaults = faults.filter(({ name }) => isChosen(options.fault, name));
const chosenCases = cases.filter(({ name }) => isChosen(options.case, name));
const isWhole = !options.service && !options.fault && !options.case;
const wrong: string[] = [];

if (!(await isBuilt())) await buildShop();
const usual = await inShop((shop) => visitAll(shop, undefined));
const sections: string[] = [];
for (const service of chosenServices) {
  const results: Results = new Map(
    groupsFor(service)
      .flat()
      .map(({ name }) => [name, { usual: usual.get(name) as Outcome, byFault: new Map() }]),
  );
  for (const group of groupsFor(service)) {
    for (const faultsOfShop of service === "content" || options.fresh
      ? chosenFaults.map((one) => [one])
      : [chosenFaults]) {
      await inShop(async (shop) => {
        for (const fault of faultsOfShop) {
          const outcomes = await visitAll(shop, { service, fault }, group);
          for (const [name, outcome] of outcomes) results.get(name)?.byFault.set(fault.name, outcome);
        }
      });
    }
  }
  const section = `## ${names[service]}\n\n${tableOf(
    results,
    chosenFaults.map(({ name }) => name),
  )}\n`;
  console.info(`\n${section}`);
  sections.push(section);
}
if (isWhole) writeFileSync("docs/faults.md", [introduction(), ...sections].join("\n"));
for (const line of wrong) console.error(line);
process.exitCode = wrong.length ? 1 : 0;

function groupsFor(service: Service): (readonly Case[])[] {
  const names = concerned[service];
  const met = chosenCases.filter(({ name, isFirst }) =>
    service === "content" ? isFirst : (names?.includes(name) ?? true),
  );
  return options.fresh ? met.map((one) => [one]) : [met];
}

async function inShop<T>(work: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await startShop();
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

async function visitAll(
  shop: Shop,
  broken: { service: Service; fault: Fault } | undefined,
  visited: readonly Case[] = chosenCases,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const attempts: [Case, () => Promise<Answer>][] = [];
  for (const one of visited) attempts.push([one, await one.prepare(shop)]);
  if (broken) await shop.breakService(broken.service, broken.fault);
  for (const [one, visit] of attempts) {
    const answer = await visit();
    const outcome = outcomeOf(answer);
    outcomes.set(one.name, outcome);
    if (broken) report(one, broken.service, broken.fault, answer, outcome);
    else if (one.told && !one.told.test(keyOf(outcome)))
      wrong.push(`${one.name} is not told as a success while all services answer: ${keyOf(outcome)}`);
  }
  await shop.mend();
  if (broken?.fault.mode === "slow") await setTimeout(breakerPause);
  return outcomes;
}

function report(
  { name, doneBy, told, isLater }: Case,
  service: Service,
  fault: Fault,
  { firstByte, total }: Answer,
  outcome: Outcome,
): void {
  const seconds = firstByte / 1000;
  const cell = `${service}, ${fault.name}: ${name}`;
  console.info(
    `${cell.padEnd(60)} ${outcome.status} ${seconds.toFixed(1).padStart(5)} s ${(total / 1000).toFixed(1).padStart(5)} s  ${outcome.said}`,
  );
  const isOwn = !["gateway", "identity", "pictures"].includes(service);
  const isWaitedFor = service === "image-host";
  if (isOwn && !isWaitedFor && seconds > (doneBy || isLater ? longest.write : longest.page))
    wrong.push(`${cell} took ${seconds.toFixed(1)} s.`);
  if (isOwn && outcome.status === 500) wrong.push(`${cell} is an error that nobody expected.`);
  const before = usual.get(name);
  // The stand-in completes a request that it cuts short, and some writes answer with an empty body anyway.
  const isDone = isWaitedFor && fault.mode === "slow";
  const mustFail =
    doneBy === service && !isDone && fault.name !== "cut short" && (told || fault.name !== "empty");
  const isTold = told ? told.test(keyOf(outcome)) : before && keyOf(before) === keyOf(outcome);
  if (mustFail && isTold) wrong.push(`${cell} is told as a success.`);
}

function introduction(): string {
  return `# What a shopper sees when a service fails

Written by \`npm run trials\`, which starts the shop as built beside its stand-ins, sets each fault on each service and
visits every screen and every write; it prints the times, too, and fails where a page takes more than ${longest.page} seconds to its
first byte, a write more than ${longest.write}, or a write that was not done is told as a success. Faults: no answer for ten
seconds, a refused connection, the statuses 500, 503 and 429, an HTML page with status 200, an answer cut in two, an
empty one. The content system has answered nothing before; where it has, every page is shown from the cache. Of search, bot
check, gateway, identity provider, picture host, image host, marketing service and tag manager only the screens are
visited that they have a part in.
`;
}
