import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { faultsInHtml } from "./scripts/html-faults.ts";
import { patience, startTestClock, testNow } from "./scripts/test-clock.ts";

startTestClock();
const root = import.meta.dirname;

/** New inputs for the properties, set by `npm run explore`. */
const exploration = JSON.parse(process.env.STOREFRONT_EXPLORATION ?? "null");

/** Vitest's own order depends on the durations of the last run, and files that share modules have to repeat theirs. */
class ByPath extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByPath },
    // The shop logs each request: only what a failed test logged is worth reading.
    silent: "passed-only",
    // Both cores of a small machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // Starting a process for each file would take most of the time (docs/decisions/076-shared-runtimes.md).
          isolate: false,
          // As in workerd: base64 and hexadecimal of typed arrays.
          execArgv: ["--js-base-64"],
          // Properties take thousands of runs: a busy machine is no failure.
          testTimeout: 30_000,
          provide: { exploration },
          setupFiles: ["tests/waits.ts", "scripts/unit-clock.ts"],
          include: [
            "{shared,engine,client,worker,sandbox,scripts}/**/*.test.{ts,tsx}",
            "tests/rigs/**/*.test.ts",
          ],
        },
      },
      {
        plugins: [cloudflareTest(builtShop)],
        resolve: { alias: { "virtual:built-storefront": join(root, "dist/storefront/index.js") } },
        test: {
          name: "requests",
          isolate: false,
          // A busy machine fails no test; what has to be quick says so itself.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          provide: { testNow, patience, exploration },
          include: ["tests/requests/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/waits.ts", "tests/requests/setup.ts"],
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
          include: ["tests/services/**/*.test.ts"],
          // Each file runs a shop of its own: one after the other.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "release",
          environment: "node",
          execArgv: ["--js-base-64"],
          testTimeout: 60_000,
          include: ["tests/release/**/*.test.ts"],
          fileParallelism: false,
        },
      },
      ...(["webkit", "firefox"] as const).map((engine) => ({
        test: {
          name: engine,
          environment: "node" as const,
          globalSetup: "tests/browsers/start-shop.ts",
          // One browser for all files.
          isolate: false,
          fileParallelism: false,
          // A busy machine fails no test; the suite takes less than a minute on a quiet one.
          testTimeout: 120_000,
          expect: { poll: { timeout: 25_000 } },
          provide: { engine },
          include: ["tests/browsers/**/*.test.ts"],
          setupFiles: ["tests/waits.ts"],
        },
      })),
    ],
  },
});

let shared: ReturnType<typeof readBuiltShop> | undefined;

/**
 * The storefront as built, so that tests see the links and chunks of the build, beside the built stand-ins. Called
 * for each runtime; the pool changes the options it is given.
 */
async function builtShop() {
  shared ??= readBuiltShop();
  const { standIns, database, rateLimits } = await shared;
  // No two runtimes share it: one of them gets its database back while the others use theirs.
  const key = randomUUID();
  const standInsObject = {
    className: "StandIns",
    scriptName: standIns.name,
    useSQLite: true,
    unsafeUniqueKey: key,
  };
  return {
    wrangler: { configPath: join(root, "dist/storefront/wrangler.json") },
    miniflare: {
      bindings: { TEST_RATE_LIMITS: rateLimits },
      // The tests reach into the stand-ins' database.
      durableObjects: { STAND_INS: standInsObject },
      serviceBindings: {
        async TEST_DATABASE({ url }: { url: string }) {
          if (new URL(url).pathname === "/demo-shop") return new Response(database.demoShopAsJson);
          database.restore(key);
          return new Response(null, { status: 204 });
        },
        async HTML_VALIDATOR(request: Request) {
          return Response.json(await faultsInHtml(await request.text()));
        },
      },
      workers: [
        {
          ...standIns,
          durableObjects: { STAND_INS: { className: "StandIns", useSQLite: true, unsafeUniqueKey: key } },
          // The worker under test goes by this name while the project `requests` runs.
          serviceBindings: { STOREFRONT: "vitest-plugin-runner-requests" },
        },
      ],
    },
  };
}

async function readBuiltShop() {
  // The other projects start without wrangler and the demo shop; Vite would put a path that it can read into its bundle.
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const { prepareTestDatabase }: typeof import("./scripts/test-database.ts") = await import(
    pathToFileURL(join(root, "scripts/test-database.ts")).href
  );
  const workerOf = (config: string) =>
    unstable_getMiniflareWorkerOptions(join(root, config, "wrangler.json")).workerOptions;
  const { ratelimits } = workerOf("dist/storefront") as {
    ratelimits: Record<string, { simple: { limit: number } }>;
  };
  const folder = join(root, "dist/storefront_sandbox");
  const modules = ["index.js", ...globSync("assets/**/*.js", { cwd: folder })];
  return {
    standIns: {
      ...workerOf("dist/storefront_sandbox"),
      name: "storefront-sandbox",
      rootPath: folder,
      modulesRules: undefined,
      modules: modules.map((path) => ({ type: "ESModule" as const, path })),
    },
    database: await prepareTestDatabase(),
    rateLimits: Object.fromEntries(
      Object.entries(ratelimits).map(([name, { simple }]) => [name, simple.limit]),
    ),
  };
}
