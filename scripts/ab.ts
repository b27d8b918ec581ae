import { createReadStream } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { judge } from "./ab/judge.ts";
import { readEvents, type TestEvents } from "./ab/read-events.ts";
import { report } from "./ab/report.ts";

/** Reads Google Analytics' BigQuery export as lines of JSON. `--smallest` is in percentage points. */
const usage = "npm run ab -- <events file> [--test name] [--weights control=50,other=50] [--smallest 0.5]";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    test: { type: "string" },
    weights: { type: "string" },
    smallest: { type: "string", default: "0" },
  },
});
const [file] = positionals;
const smallest = Number(values.smallest) / 100;
if (!file || !(smallest >= 0)) stop(usage);

const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
const { tests, unread } = await readEvents(lines);
if (unread > 0) console.error(`${unread} lines could not be read.`);
const wanted = [...tests].filter(([name]) => !values.test || name === values.test);
if (wanted.length === 0)
  stop(values.test ? `No exposure of ${values.test} in ${file}.` : `No exposure in ${file}.`);
for (const [name, events] of wanted) {
  console.info(`${report(name, judge(events, { weights: weightsOf(events), smallest }))}\n`);
}

function weightsOf({ visitors }: TestEvents): Map<string, number> {
  if (values.weights) {
    const pairs = values.weights.split(",").map((pair) => pair.split("=", 2));
    const weights = new Map(pairs.map(([segment = "", weight]) => [segment.trim(), Number(weight)]));
    if ([...weights.values()].every((weight) => weight > 0)) return weights;
    stop("Weights are numbers above 0: control=50,other=50");
  }
  const seen = [...new Set(visitors.map(({ segment }) => segment))];
  const ordered = seen.toSorted((one, other) => Number(other === "control") - Number(one === "control"));
  return new Map(ordered.map((segment) => [segment, 1]));
}

function stop(words: string): never {
  console.error(words);
  process.exit(1);
}
