import { Stryker } from "@stryker-mutator/core";
import { type Draw, drawn, instrument } from "./instrument.ts";
import type { Score } from "./score.ts";

export async function testUnitMutants(folder: string, draw: Draw): Promise<Score> {
  const stryker = new Stryker({
    mutate: await rangesOf(folder, draw),
    testRunner: "vitest",
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    vitest: { configFile: "scripts/mutants/vitest.config.ts", related: true, pool: "forks" },
    coverageAnalysis: "perTest",
    concurrency: 2,
    reporters: ["clear-text"],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    ignorePatterns: ["dist", ".wrangler", "test-results"],
    // Stryker reads tsconfig through an API that TypeScript 7 lacks.
    tsconfigFile: "none",
    tempDirName: "dist/mutants",
    // Long enough that only an endless loop times out, not a busy machine.
    timeoutMS: 20_000,
  });
  const results = await stryker.runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  return {
    caught: count("Killed", "Timeout"),
    survived: count("Survived"),
    untested: count("NoCoverage"),
  };
}

/** Ranges as Stryker reads them: lines from 1, columns from 0. A range includes the mutants inside it. */
async function rangesOf(folder: string, draw: Draw): Promise<string[]> {
  const { mutants } = await instrument(folder);
  return drawn(mutants, draw).map(({ fileName, location: { start, end } }) => {
    const range = `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
    return `${fileName}:${range}`;
  });
}
