import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { routeTable } from "../shared/routes.ts";
import { readCommandLine } from "./command-line.ts";
import { importsOf } from "./import-graph.ts";
import { conclude, journeysStep, runSteps, type Step, vitestStep } from "./steps.ts";
import { touchedTests } from "./touched-tests.ts";

const usage = `npm run check [-- --since HEAD~3] [--list]

The fast check between commits (docs/house.md#tests): format, lint, types, and the tests of what changed. Tests
are selected by their imports and by the addresses that they visit. What is left to npm test is printed.

--since  the commit to compare with; otherwise where the branch left main
--list   prints the selection and runs nothing`;

const { values: options } = readCommandLine(usage, {
  options: {
    since: { type: "string" },
    list: { type: "boolean", default: false },
  },
});

/** Limits that keep a run below four minutes, or two if only texts changed. */
const mostAfter = { rules: { requests: 8, journeys: 2 }, words: { requests: 3, journeys: 1 } };
const always = {
  requests: ["tests/requests/routes.test.ts", "tests/requests/stream.test.ts"],
  journeys: ["tests/journeys/first-view.test.ts"],
};

const since = options.since ?? branchPoint();
const changed = [
  ...lines("git", "diff", "--name-only", since),
  ...lines("git", "ls-files", "--others", "--exclude-standard"),
];
const sources = new Map(
  globSync("{alarms,client,engine,sandbox,scripts,shared,tests,worker}/**/*.{ts,tsx,css}").map((path) => [
    path,
    readFileSync(path, "utf8"),
  ]),
);
const patterns = new Map(Object.entries(routeTable).map(([key, { pattern }]) => [key, pattern]));
const touched = touchedTests(changed, sources, patterns);
const shopFiles = changed.filter(isOfTheShop);
const concernsShop = shopFiles.length > 0;
const most = shopFiles.every(isText) ? mostAfter.words : mostAfter.rules;

const tests = {
  units: [...new Set([...touched.units, ...unitsThatReadFiles()])],
  requests: concernsShop ? chosen("requests") : [],
  journeys: concernsShop ? chosen("journeys") : [],
};
for (const [kind, files] of Object.entries(tests)) {
  console.info(
    `${kind}: ${files.length ? files.join(" ") : `none, nothing of the shop changed since ${since}`}`,
  );
}
if (!options.list) await check();

async function check(): Promise<void> {
  const builds: Step[] = [
    { name: "build", command: "vite build --app --logLevel warn" },
    { ...vitestStep("requests", "requests", tests.requests), slots: 2, needs: "build" },
    { ...journeysStep(tests.journeys), needs: "build" },
  ];
  await runSteps([{ name: "types of the bindings", command: "node scripts/binding-types.ts" }], 1);
  const [build, ...built] = builds;
  await runSteps(
    [
      ...(concernsShop && build ? [build] : []),
      { name: "types", command: "tsc -b" },
      vitestStep("unit tests", "unit", ["--maxWorkers=1", ...tests.units]),
      { name: "format and lint", command: "biome ci --error-on-warnings ." },
      { name: "promises", command: "oxlint --type-aware" },
      ...(concernsShop ? built : []),
    ],
    3,
  );
  conclude("The check");
}

function chosen(kind: "requests" | "journeys"): string[] {
  const left = touched[kind].slice(most[kind]).filter((path) => !always[kind].includes(path));
  if (left.length) console.info(`left to the gate, ${left.length} of ${kind}: ${left.join(" ")}`);
  return [...new Set([...touched[kind].slice(0, most[kind]), ...always[kind]])];
}

/** Unit tests that read sources as files, by themselves or through a module they import: no import shows it. */
function unitsThatReadFiles(): string[] {
  const reads = (path: string) => /\b(?:globSync|readFileSync)\(/.test(sources.get(path) ?? "");
  return [...sources]
    .filter(([path, text]) => isUnitTest(path) && [path, ...importsOf(path, text)].some(reads))
    .map(([path]) => path);
}

function isUnitTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) && /^(?!tests\/)|^tests\/rigs\//.test(path);
}

function isOfTheShop(path: string): boolean {
  return /^(alarms|client|engine|public|sandbox|shared|tests|worker)\/|^(vite|vitest|playwright)\.config\.ts$|^[^/]+\.(toml|json)$/.test(
    path,
  );
}

function isText(path: string): boolean {
  return /(^|[./])texts\.ts$/.test(path);
}

function branchPoint(): string {
  const [point = "HEAD"] = lines("git", "merge-base", "HEAD", "main");
  return point;
}

function lines(command: string, ...args: string[]): string[] {
  return execFileSync(command, args, { encoding: "utf8" }).split("\n").filter(Boolean);
}
