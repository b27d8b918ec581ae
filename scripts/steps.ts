import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";

/** A part of a run: it counts as one, or as many as the tests in the report it writes. */
interface Step {
  name: string;
  command: string;
  report?: string;
  environment?: Record<string, string> | undefined;
  /** Shown while it runs: what it says is for the person who waits. */
  live?: boolean;
}

interface Count {
  passed: number;
  failed: number;
  /** Titles of journeys that passed on their second run only. */
  flaky?: string[];
}

const longest = 25 * 60_000;
const reports = mkdtempSync(join(tmpdir(), "storefront-"));
const counts: Count[] = [];
const start = performance.now();

/** Says how a step ended, with all it printed where it failed. */
export async function run(step: Step): Promise<boolean> {
  const begin = performance.now();
  console.info(`… ${step.name}`);
  const { code, output } = await execute(step);
  const tests = step.report ? testsIn(step.report) : { passed: 1, failed: 0 };
  const ok = code === 0 && tests.failed === 0 && tests.passed > 0;
  counts.push(ok ? tests : { passed: step.report ? tests.passed : 0, failed: Math.max(tests.failed, 1) });
  const size = step.report ? `${tests.passed} passed, ${tests.failed} failed, ` : "";
  console.info(`${ok ? "✓" : "✗"} ${step.name} (${size}${seconds(begin)})`);
  for (const title of tests.flaky ?? []) console.info(`! passed on its second run only: ${title}`);
  if (!ok) console.info(`\n$ ${step.command}\n${stripVTControlCharacters(output).trim()}\n`);
  return ok;
}

/** Tests of a vitest project: all, or those in these files. */
export function runVitest(
  name: string,
  project: string,
  files: string[] = [],
  environment?: Record<string, string>,
): Promise<boolean> {
  const report = join(reports, `${project}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  const command = ["vitest run --project", project, reporters, ...files].join(" ");
  return run({ name, command, report, environment });
}

/** Journeys in Chromium: all, or those in these files. One that fails is run once more (docs/decisions/067). */
export function runJourneys(files: string[] = []): Promise<boolean> {
  const report = join(reports, "journeys.json");
  return run({
    name: "journeys",
    command: ["playwright test --retries=1 --reporter=list,json", ...files].join(" "),
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
  });
}

export function notRun(...names: string[]): void {
  for (const name of names) {
    counts.push({ passed: 0, failed: 1 });
    console.info(`✗ ${name} (not run: there is no build)`);
  }
}

/** The last words of a run, which fails where a step did. */
export function conclude(name: string): void {
  rmSync(reports, { recursive: true, force: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.info(`\n${name} took ${seconds(start)}.\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function execute({ command, environment, live }: Step): Promise<{ code: number | null; output: string }> {
  const [file = "", ...args] = command.split(" ");
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: longest,
    env: {
      ...process.env,
      PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}`,
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      ...environment,
    },
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    if (live) process.stdout.write(chunk);
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return new Promise((settle) => {
    child.on("error", (error) => settle({ code: 1, output: `${output}\n${error.message}` }));
    child.on("close", (code, signal) => {
      settle({
        code,
        output: signal ? `${output}\nEnded by ${signal} after ${longest / 60_000} minutes at most.` : output,
      });
    });
  });
}

/** Counts of vitest's or Playwright's JSON report. A test that was skipped has not passed. */
function testsIn(report: string): Count {
  try {
    const { stats, ...all } = JSON.parse(readFileSync(report, "utf8"));
    if (stats) {
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + stats.skipped,
        flaky: all.suites.flatMap(flakyIn),
      };
    }
    return { passed: all.numPassedTests, failed: all.numTotalTests - all.numPassedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

interface Suite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

function flakyIn({ specs, suites = [] }: Suite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...flaky.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(flakyIn)];
}

function seconds(begin: number): string {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}
