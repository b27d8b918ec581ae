import { globSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { openDatabase } from "./sandbox/database/open.ts";
import { demoShop } from "./sandbox/seed.ts";
import { startTestClock, testNow } from "./scripts/test-clock.ts";

startTestClock();
const root = import.meta.dirname;

export default defineConfig({
  test: {
    // The shop logs each request: only what a failed test logged is worth reading.
    silent: "passed-only",
    // Both cores of a small machine: the model of the cart takes as long as all other requests together.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // As in workerd: base64 and hexadecimal of typed arrays.
          execArgv: ["--js-base-64"],
          // Properties take thousands of runs: a busy machine is no failure.
          testTimeout: 30_000,
          setupFiles: ["scripts/unit-clock.ts"],
          include: ["{shared,client,worker,sandbox,scripts}/**/*.test.{ts,tsx}", "tests/rigs/**/*.test.ts"],
        },
      },
      {
        plugins: [cloudflareTest(builtShop)],
        test: {
          name: "requests",
          // A busy machine fails no test; what has to be quick says so itself.
          testTimeout: 30_000,
          provide: {
            testNow,
            cartOperations: Number(process.env.STOREFRONT_CART_OPERATIONS ?? 10_000),
            subscriptionOperations: Number(process.env.STOREFRONT_SUBSCRIPTION_OPERATIONS ?? 5000),
          },
          include: ["tests/requests/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/requests/setup.ts"],
          // workerd takes no CommonJS: what the shop's own texts bring along is bundled first.
          deps: { optimizer: { ssr: { enabled: true, include: ["rosetta"] } } },
        },
      },
      {
        test: {
          name: "services",
          environment: "node",
          execArgv: ["--js-base-64"],
          // Each service that the shop is pointed at restarts it.
          testTimeout: 60_000,
          include: ["tests/{services,release}/**/*.test.ts"],
          // Each file runs a shop of its own: one after the other.
          fileParallelism: false,
        },
      },
    ],
  },
});

/** The storefront as built, so that tests see the links and chunks of the build, beside the built stand-ins. */
async function builtShop() {
  const folder = join(root, "dist/storefront_sandbox");
  const config = join(folder, "wrangler.json");
  const modules = ["index.js", ...globSync("assets/**/*.js", { cwd: folder })];
  return {
    wrangler: { configPath: join(root, "dist/storefront/wrangler.json") },
    miniflare: {
      // The tests reach into the stand-ins' database: same id, same database.
      d1Databases: { DB: unstable_readConfig({ config }).d1_databases[0]?.database_id ?? "" },
      bindings: {
        MIGRATIONS: await readD1Migrations(join(root, "sandbox/database/migrations")),
        DEMO_SHOP: await demoShopInSql(),
      },
      workers: [
        {
          ...unstable_getMiniflareWorkerOptions(config).workerOptions,
          name: "storefront-sandbox",
          rootPath: folder,
          modulesRules: undefined,
          modules: modules.map((path) => ({ type: "ESModule" as const, path })),
          // The worker under test goes by this name while the project `requests` runs.
          serviceBindings: { STOREFRONT: "vitest-plugin-runner-requests" },
        },
      ],
    },
  };
}

/** The demo shop as plain SQL, in JSON: a test file writes it without reading all that the demo shop is made of. */
async function demoShopInSql() {
  const unconnected = openDatabase({} as Parameters<typeof openDatabase>[0]);
  return JSON.stringify((await demoShop(unconnected)).map((statement) => statement.toSQL()));
}
