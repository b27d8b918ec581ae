import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { conclude, run, runJourneys, runVitest } from "./steps.ts";
import { touchedTests } from "./touched-tests.ts";

/** For the loop between commits: two minutes at most. The gate, `npm test`, runs everything. */
const { values: options } = parseArgs({
  options: {
    /** What changed is counted from this commit; the default is where the branch left `main`. */
    since: { type: "string" },
  },
});

/** Test files that fit into two minutes beside the rest. */
const most = { requests: 8, journeys: 2 };
/** They walk all screens, and run whatever changes in the shop. */
const always = {
  requests: ["tests/requests/routes.test.ts", "tests/requests/stream.test.ts"],
  journeys: ["tests/journeys/first-view.test.ts"],
};

const since = options.since ?? branchPoint();
const changed = [
  ...lines("git", "diff", "--name-only", since),
  ...lines("git", "ls-files", "--others", "--exclude-standard"),
];
const touched = touchedTests(changed, testSources());

await run({ name: "types of the bindings", command: "node scripts/binding-types.ts" });
await Promise.all([checkSource(), testWhatChanged()]);
conclude("The check");

async function checkSource(): Promise<void> {
  await run({ name: "format and lint", command: "biome ci --error-on-warnings ." });
  await run({ name: "types", command: "tsc -b" });
  await run({ name: "promises", command: "oxlint --type-aware" });
}

async function testWhatChanged(): Promise<void> {
  if (!changed.some(isOfTheShop)) return console.info(`Nothing of the shop changed since ${since}.`);
  await run({
    name: "unit tests",
    command: `vitest run --project unit --changed ${since} --passWithNoTests`,
  });
  if (!(await run({ name: "build", command: "vite build --app --logLevel warn" }))) return;
  const requests = chosen("requests");
  const journeys = chosen("journeys");
  // The models of cart, order and subscription shrink to a few runs.
  await runVitest("requests", "requests", requests, {
    STOREFRONT_CART_OPERATIONS: "1000",
    STOREFRONT_SUBSCRIPTION_OPERATIONS: "250",
  });
  await runJourneys(journeys);
}

/** The closest of the tests touched, those that always run behind them; the rest is named and left to the gate. */
function chosen(kind: "requests" | "journeys"): string[] {
  const found = touched.filter((path) => path.startsWith(`tests/${kind}/`));
  const left = found.slice(most[kind]);
  if (left.length) console.info(`  left to the gate: ${left.join(" ")}`);
  return [...new Set([...found.slice(0, most[kind]), ...always[kind]])];
}

function isOfTheShop(path: string): boolean {
  return /^(client|public|sandbox|scripts|shared|tests|worker)\/|^[^/]+\.(ts|toml|json)$/.test(path);
}

function testSources(): Map<string, string> {
  return new Map(
    globSync("tests/{requests,journeys,rigs}/**/*.{ts,tsx}").map((path) => [
      path,
      readFileSync(path, "utf8"),
    ]),
  );
}

/** On `main` itself, the last commit. */
function branchPoint(): string {
  const [point = "HEAD"] = lines("git", "merge-base", "HEAD", "main");
  return point;
}

function lines(command: string, ...args: string[]): string[] {
  return execFileSync(command, args, { encoding: "utf8" }).split("\n").filter(Boolean);
}
