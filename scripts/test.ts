import { conclude, journeysStep, run, runSteps, type Step, vitestStep } from "./steps.ts";

/**
 * One for each of two cores. A third would keep them busier, but the shop's own time limits still pass in real time in
 * the request tests, and a busy machine ends calls early.
 */
const slots = 2;

const ready =
  (await run({ name: "browsers", command: "node scripts/browser.ts", live: true })) &&
  (await run({ name: "types of the bindings", command: "node scripts/binding-types.ts" }));

const steps: Step[] = [
  { name: "build", command: "vite build --logLevel warn" },
  { name: "types", command: "tsc -b" },
  { name: "format and lint", command: "biome ci --error-on-warnings ." },
  // A runtime is idle at times, so two cores run three.
  { ...vitestStep("requests", "requests", ["--maxWorkers=3"]), slots: 2, needs: "build" },
  // The longest first, so that none is left alone at the end.
  {
    ...vitestStep("release", "release", ["tests/release/memory.test.ts", "tests/release/taken-back.test.ts"]),
    needs: "build",
  },
  { ...vitestStep("services", "services"), needs: "build" },
  vitestStep("unit tests", "unit", ["--maxWorkers=1"]),
  { name: "promises", command: "oxlint --type-aware" },
  { name: "unused code", command: "knip" },
  { name: "a runner for every test file", command: "node scripts/test-files.ts" },
  { name: "size budgets", command: "size-limit", needs: "build" },
  { name: "licences of what ships", command: "node scripts/licences.ts" },
  { ...journeysStep(), needs: "build" },
];

if (ready) await runSteps(steps, slots);
conclude("The gate");
