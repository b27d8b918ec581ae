/** Patterns of each runner; `scripts/test-files.ts` finds files outside all of them, which would never fail. */
export const testPatterns = {
  unit: [
    "{shared,engine,client,worker,sandbox,alarms,scripts}/**/*.test.{ts,tsx}",
    "tests/rigs/**/*.test.ts",
  ],
  requests: ["tests/requests/**/*.test.{ts,tsx}"],
  services: ["tests/services/**/*.test.ts"],
  cms: ["tests/cms/**/*.test.ts"],
  release: ["tests/release/**/*.test.ts"],
  browsers: ["tests/browsers/**/*.test.ts"],
  journeys: ["tests/journeys/**/*.test.ts"],
};
