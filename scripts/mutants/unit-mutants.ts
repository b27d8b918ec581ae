import { Stryker } from "@stryker-mutator/core";
import type { Score } from "./score.ts";

/** Texts are sentences: a test that fails for a changed word would say nothing of the rules. */
const left = ["**/*.test.ts", "**/*.test.tsx", "**/*.texts.ts", "**/texts.ts"];

/** Changes the code of a folder in every way that Stryker knows, and runs the unit tests that reach each change. */
export async function testUnitMutants(folder: string): Promise<Score> {
  const stryker = new Stryker({
    mutate: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`, ...left.map((pattern) => `!${folder}/${pattern}`)],
    testRunner: "vitest",
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    vitest: { configFile: "scripts/mutants/vitest.config.ts", related: true, pool: "forks" },
    coverageAnalysis: "perTest",
    concurrency: 2,
    reporters: ["clear-text"],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    ignorePatterns: ["dist", "docs", ".wrangler", "test-results", "public"],
    // Stryker reads the real one through an API that TypeScript 7 does not have.
    tsconfigFile: "none",
    tempDirName: "dist/mutants",
    // A mutant that loops for ever is found; a busy machine is none.
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
