import { Stryker } from "@stryker-mutator/core";
import type { Score } from "./score.ts";

const left = ["**/*.test.ts", "**/*.test.tsx", "**/*.texts.ts", "**/texts.ts"];

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
