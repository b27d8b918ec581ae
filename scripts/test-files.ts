import { globSync } from "node:fs";
import process from "node:process";
import { testPatterns } from "./test-patterns.ts";

/** Finds test files that no runner lists: such a test would never fail. */
const ignored = new Set(["node_modules", "dist", ".wrangler", ".git", "test-results"]);
const written = globSync("**/*.{test,spec}.{ts,tsx,js,jsx,mjs,mts,cjs,cts}", {
  exclude: (name) => ignored.has(name),
});
const run = new Set(globSync(Object.values(testPatterns).flat()));
const forgotten = written.filter((file) => !run.has(file));

for (const file of forgotten) {
  console.error(`${file} is run by no runner: see the patterns in scripts/test-patterns.ts.`);
}
console.info(`${written.length - forgotten.length} of ${written.length} test files have a runner.`);
process.exitCode = forgotten.length === 0 ? 0 : 1;
