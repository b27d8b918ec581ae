import process from "node:process";
import { otherBrowsers, whyMissing } from "./browser.ts";
import { readCommandLine } from "./command-line.ts";
import { conclude, journeysStep, run, runSteps, type Step, vitestStep } from "./steps.ts";

const usage = `npm test
TEST_NOW=2026-12-31T23:59:00+01:00 npm test

The whole gate: format, lint, types, unused code, licences, size budgets, unit and request tests, journeys in Chromium,
browser tests in WebKit and Firefox, and a short release rehearsal (npm run test:release runs the long ones). It takes
about 14 minutes on two idle cores. Chromium is installed if it is missing; of WebKit and Firefox it says if one is left
out, unless CI is set: then they are installed, or it fails.

TEST_NOW sets the moment at which tests run (docs/decisions/041-clock.md). README.md shows how to run one file.`;

readCommandLine(usage, {});

/** One per core: request tests run against real time limits, which a busier machine would exceed. */
const slots = 2;

const ready =
  (await run({ name: "browsers", command: "node scripts/browser.ts", live: true })) &&
  (!process.env.CI ||
    (await run({ name: "other browsers", command: "node scripts/browser.ts --others", live: true }))) &&
  (await run({ name: "types of the bindings", command: "node scripts/binding-types.ts" }));

const others = otherBrowsers.map((name) => ({ name, missing: whyMissing(name) }));
const leftOut = others.flatMap(({ name, missing }) =>
  missing ? [`tests in ${name}: ${missing}; npm run test:browsers installs them as root`] : [],
);

const steps: Step[] = [
  { name: "build", command: "vite build --logLevel warn" },
  // Several checkers per project would check what they share once each.
  { name: "types", command: "tsc -b --checkers 1" },
  { name: "format and lint", command: "biome ci --error-on-warnings ." },
  { ...vitestStep("requests", "requests", ["--maxWorkers=3"]), slots: 2, needs: "build" },
  // Longest first, so that none runs alone at the end.
  {
    ...vitestStep("release", "release", ["tests/release/memory.test.ts", "tests/release/taken-back.test.ts"]),
    needs: "build",
  },
  { ...vitestStep("services", "services"), needs: "build" },
  ...others
    .filter(({ missing }) => !missing)
    .map(({ name }) => ({ ...vitestStep(`tests in ${name}`, name), needs: "build" })),
  vitestStep("unit tests", "unit", ["--maxWorkers=1"]),
  { name: "promises", command: "oxlint --type-aware" },
  { name: "unused code", command: "knip" },
  { name: "a runner for every test file", command: "node scripts/test-files.ts" },
  { name: "size budgets", command: "size-limit", needs: "build" },
  { name: "licences of what ships", command: "node scripts/licences.ts" },
  { ...journeysStep(), needs: "build" },
];

if (ready) await runSteps(steps, slots);
conclude("The gate", leftOut);
