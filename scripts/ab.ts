import { accessSync, createReadStream } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { judge } from "./ab/judge.ts";
import { readEvents, type TestEvents } from "./ab/read-events.ts";
import { report } from "./ab/report.ts";
import { readCommandLine, stopWith } from "./command-line.ts";

const usage = `npm run ab -- <events file> [--test name] [--weights control=50,other=50] [--smallest 0.5]
npm run ab -- events.jsonl --test delivery-note

Reads exposures and purchases from Google Analytics' BigQuery export, one JSON object per line. Says of each A/B test
whether visitors come in their planned shares, the conversion rates, and whether it may be decided yet.

--test      this test alone
--weights   planned shares of the segments; otherwise equal
--smallest  smallest difference that matters, in percentage points`;

const { values, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: {
    test: { type: "string" },
    weights: { type: "string" },
    smallest: { type: "string", default: "0" },
  },
});
const [file] = positionals;
const smallest = Number(values.smallest) / 100;
if (!file) stopWith(usage, "Name the file with the events.");
accessSync(file);
if (!(smallest >= 0)) stopWith(usage, "--smallest takes a number from 0 on.");

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
