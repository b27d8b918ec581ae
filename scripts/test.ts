import { conclude, notRun, run, runJourneys, runVitest } from "./steps.ts";

await run({ name: "a browser for the journeys", command: "node scripts/browser.ts", live: true });
await run({ name: "types of the bindings", command: "node scripts/binding-types.ts" });

// Two lanes, for two cores.
const [, built] = await Promise.all([checkSource(), buildAndTestUnits()]);

if (built) {
  await Promise.all([
    run({ name: "size budgets", command: "size-limit" }),
    runVitest("requests", "requests"),
  ]);
  await runVitest("services", "services");
  await runJourneys();
} else {
  notRun("size budgets", "requests", "services", "journeys");
}
conclude("The gate");

async function checkSource(): Promise<void> {
  await run({ name: "format and lint", command: "biome ci --error-on-warnings ." });
  await run({ name: "types", command: "tsc -b" });
  await run({ name: "promises", command: "oxlint --type-aware" });
  await run({ name: "unused code", command: "knip" });
  await run({ name: "licences of what ships", command: "node scripts/licences.ts" });
  await run({ name: "a runner for every test file", command: "node scripts/test-files.ts" });
}

async function buildAndTestUnits(): Promise<boolean> {
  const isBuilt = await run({ name: "build", command: "vite build --logLevel warn" });
  await runVitest("unit tests", "unit");
  return isBuilt;
}
