import { randomInt } from "node:crypto";
import process from "node:process";
import type { Exploration } from "../tests/rigs/exploration.ts";
import { buildShop, isBuilt } from "./build-shop.ts";
import { usage, wishesOf } from "./explore/arguments.ts";
import { filesWithProperties, type Kind, kindOf, kinds, timePerProperty } from "./explore/properties.ts";
import { Explored, type TestedProperty } from "./explore/report.ts";
import { runJourneys, runProperties } from "./explore/run.ts";

const wishes = wishesOf(process.argv.slice(2));
if ("error" in wishes || wishes.help) {
  console.info("error" in wishes ? `${wishes.error}\n\n${usage}` : usage);
  process.exit("error" in wishes ? 1 : 0);
}

const files = filesWithProperties(wishes.only);
if (files.length === 0) {
  console.error(`No file with a property has "${wishes.only}" in its path.`);
  process.exit(1);
}
if (files.some((file) => kindOf(file) !== "unit") && !(await isBuilt())) await buildShop();

const explored = new Explored();
if (wishes.seed === undefined) await explore(wishes.minutes);
else await runOnce({ seed: wishes.seed, path: wishes.path }, wishes.title);
console.info(explored.summary());
process.exitCode = explored.counterexamples === 0 && explored.runs > 0 ? 0 : 1;

async function explore(minutes: number): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const left = () => end - performance.now();
  do {
    const time = timePerProperty(files, left());
    const seed = randomInt(2 ** 31);
    console.info(`Seeds from ${seed}, ${Math.ceil(left() / 60_000)} minutes left`);
    for (const kind of kinds) explored.add(await run(kind, { seed, time: time[kind] }));
  } while (left() > 10_000);
}

async function runOnce(exploration: Exploration, title?: string): Promise<void> {
  for (const kind of kinds) explored.add(await run(kind, exploration, title));
}

function run(kind: Kind, exploration: Exploration, title?: string): Promise<TestedProperty[]> {
  const chosen = files.filter((file) => kindOf(file) === kind);
  return kind === "journeys"
    ? runJourneys(chosen, exploration.seed)
    : runProperties(kind, chosen, exploration, title);
}
