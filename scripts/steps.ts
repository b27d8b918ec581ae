import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";

export interface Step {
  name: string;
  command: string;
  report?: string;
  environment?: Record<string, string> | undefined;
  live?: boolean;
  slots?: number;
  needs?: string;
}

interface Result {
  name: string;
  passed: number;
  failed: number;
  hasTests: boolean;
  duration?: number;
}

/** Memory-backed on Linux, since SQLite waits for each write on disk. May be small in a container. */
const memory = "/dev/shm";
const temporaryFiles = freeIn(memory) > 2 ** 30 ? { TMPDIR: memory } : {};

function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

const longest = 45 * 60_000;
const reports = mkdtempSync(join(tmpdir(), "storefront-"));
const results: Result[] = [];
const start = performance.now();

export async function runSteps(steps: readonly Step[], slots: number): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const ended = new Map<string, boolean>();
  const isReady = ({ needs }: Step) => needs === undefined || ended.has(needs);
  const used = () => [...running.keys()].reduce((sum, step) => sum + slotsOf(step), 0);

  while (waiting.length > 0) {
    const next = waiting.find(isReady);
    if (next && (running.size === 0 || used() + slotsOf(next) <= slots)) {
      waiting.splice(waiting.indexOf(next), 1);
      const can = next.needs === undefined || ended.get(next.needs) === true;
      const end = (can ? run(next) : skip(next)).then((ok) => {
        ended.set(next.name, ok);
        running.delete(next);
      });
      running.set(next, end);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`No step is named ${waiting.map(({ needs }) => needs).join(", ")}.`);
    }
  }
  await Promise.all(running.values());
}

export async function run(step: Step): Promise<boolean> {
  const begin = performance.now();
  console.info(`… ${step.name}`);
  const { code, output } = await execute(step);
  const duration = performance.now() - begin;
  const tests = step.report ? testsIn(step.report) : { passed: 1, failed: 0 };
  const ok = code === 0 && tests.failed === 0 && tests.passed > 0;
  const counts = ok ? tests : { passed: step.report ? tests.passed : 0, failed: Math.max(tests.failed, 1) };
  results.push({ name: step.name, ...counts, hasTests: step.report !== undefined, duration });
  const size = step.report ? `${tests.passed} passed, ${tests.failed} failed, ` : "";
  console.info(`${ok ? "✓" : "✗"} ${step.name} (${size}${seconds(duration)})`);
  if (!ok) console.info(`\n$ ${step.command}\n${stripVTControlCharacters(output).trim()}\n`);
  return ok;
}

async function skip({ name, needs }: Step): Promise<boolean> {
  results.push({ name, passed: 0, failed: 1, hasTests: false });
  console.info(`✗ ${name} (not run: ${needs} failed)`);
  return false;
}

const slotsOf = ({ slots = 1 }: Step) => slots;

export function vitestStep(name: string, project: string, args: readonly string[] = []): Step {
  const report = join(reports, `${project}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return { name, command: ["vitest run --project", project, reporters, ...args].join(" "), report };
}

export function journeysStep(files: readonly string[] = []): Step {
  const report = join(reports, "journeys.json");
  return {
    name: "journeys",
    command: ["playwright test --reporter=list,json", ...files].join(" "),
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    slots: 2,
  };
}

export function conclude(name: string, leftOut: readonly string[] = []): void {
  rmSync(reports, { recursive: true, force: true });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const total = seconds(performance.now() - start);
  const gaps = leftOut.map((one) => `Left out: ${one}.\n`).join("");
  console.info(`\n${tableOf(results)}\n\n${gaps}${name} took ${total}.\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

export function tableOf(rows: readonly Result[]): string {
  const cells = rows
    .toSorted((one, other) => (other.duration ?? 0) - (one.duration ?? 0))
    .map(({ name, passed, failed, hasTests, duration }) => [
      name,
      duration === undefined ? "not run" : seconds(duration),
      hasTests ? `${passed} passed, ${failed} failed` : failed === 0 ? "passed" : "failed",
    ]);
  const width = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  const [names, durations] = [width(0), width(1)];
  return cells
    .map(([name = "", duration = "", tests = ""]) =>
      `  ${name.padEnd(names)}  ${duration.padStart(durations)}  ${tests}`.trimEnd(),
    )
    .join("\n");
}

function execute({ command, environment, live }: Step): Promise<{ code: number | null; output: string }> {
  const [file = "", ...args] = command.split(" ");
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: longest,
    env: {
      ...process.env,
      ...temporaryFiles,
      PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}`,
      // The compiler and the type-aware linter are Go programs and spend a third of their time collecting garbage.
      GOGC: "400",
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

/** Skipped and flaky tests do not count as passed. */
function testsIn(report: string): { passed: number; failed: number } {
  try {
    const { stats, ...all } = JSON.parse(readFileSync(report, "utf8"));
    if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
    return { passed: all.numPassedTests, failed: all.numTotalTests - all.numPassedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
