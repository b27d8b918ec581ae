import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { patience, startTestClock, testNow } from "./scripts/test-clock.ts";
import { testPatterns } from "./scripts/test-patterns.ts";

startTestClock();
const root = import.meta.dirname;

const exploration = JSON.parse(process.env.STOREFRONT_EXPLORATION ?? "null");

/** Takes half a minute: started last, it would leave one core idle. */
const longest = "writes-told.test.ts";

/** Starts files in the order of their paths; Vitest's own order depends on earlier durations. */
class ByPath extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (moduleId.endsWith(longest) ? "" : moduleId);
    return files.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByPath },
    silent: "passed-only",
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // Starting a process per file would take most of the time (docs/decisions/076-tests.md).
          isolate: false,
          // workerd has base64 and hexadecimal methods on typed arrays; Node needs this flag.
          execArgv: ["--js-base-64"],
          testTimeout: 30_000,
          provide: { exploration },
          setupFiles: ["tests/waits.ts", "scripts/unit-clock.ts"],
          include: testPatterns.unit,
        },
      },
      {
        plugins: [cloudflareTest(builtShop)],
        resolve: { alias: { "virtual:built-storefront": join(root, "dist/storefront/index.js") } },
        test: {
          name: "requests",
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          provide: { testNow, patience, exploration },
          include: testPatterns.requests,
          setupFiles: ["tests/waits.ts", "tests/requests/setup.ts"],
          // workerd does not load CommonJS.
          deps: { optimizer: { ssr: { enabled: true, include: ["rosetta"] } } },
        },
      },
      {
        test: {
          name: "services",
          environment: "node",
          execArgv: ["--js-base-64"],
          testTimeout: 60_000,
          include: testPatterns.services,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "cms",
          environment: "node",
          execArgv: ["--js-base-64"],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          include: testPatterns.cms,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "release",
          environment: "node",
          execArgv: ["--js-base-64"],
          testTimeout: 60_000,
          include: testPatterns.release,
          fileParallelism: false,
        },
      },
      ...(["webkit", "firefox"] as const).map((engine) => ({
        test: {
          name: engine,
          environment: "node" as const,
          globalSetup: "tests/browsers/start-shop.ts",
          isolate: false,
          fileParallelism: false,
          testTimeout: 120_000,
          expect: { poll: { timeout: 25_000 } },
          provide: { engine },
          include: testPatterns.browsers,
          setupFiles: ["tests/waits.ts"],
        },
      })),
    ],
  },
});

let shared: ReturnType<typeof readBuiltShop> | undefined;

async function builtShop() {
  shared ??= readBuiltShop();
  const { standIns, database, rateLimits, faultsInHtml } = await shared;
  // Not shared between runtimes: one resets its database while others use theirs.
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
          serviceBindings: { STOREFRONT: "vitest-plugin-runner-requests" },
        },
      ],
    },
  };
}

async function readBuiltShop() {
  // Imported here so that other projects start without them; the URL keeps Vite from bundling the modules.
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const script = (name: string) => import(pathToFileURL(join(root, "scripts", name)).href);
  const { prepareTestDatabase }: typeof import("./scripts/test-database.ts") =
    await script("test-database.ts");
  const { faultsInHtml }: typeof import("./scripts/html-faults.ts") = await script("html-faults.ts");
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
    faultsInHtml,
    rateLimits: Object.fromEntries(
      Object.entries(ratelimits).map(([name, { simple }]) => [name, simple.limit]),
    ),
  };
}
