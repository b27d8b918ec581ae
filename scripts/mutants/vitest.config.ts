import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    execArgv: ["--js-base-64"],
    testTimeout: 30_000,
    provide: { exploration: null },
    setupFiles: ["tests/waits.ts", "scripts/unit-clock.ts"],
    include: ["{shared,engine,client,worker,sandbox}/**/*.test.{ts,tsx}", "tests/rigs/**/*.test.ts"],
  },
});
