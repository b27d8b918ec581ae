import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join, relative, resolve } from "node:path";
import process from "node:process";
import { type Draw, drawn, instrument } from "./instrument.ts";
import type { Score } from "./score.ts";

/** A change that the first test files do not catch is shown to more of them; a hundred may reach it. */
const batches = [8, 24];

/** Milliseconds for all request tests on a busy machine; a change that makes them endless is stopped then. */
const longestRun = 15 * 60_000;

/** Builds all mutants once, each behind a switch, and runs the request tests that reach those drawn of each folder. */
export async function testRequestMutants(
  folders: readonly string[],
  draw: Draw,
  tell: (folder: string, score: Score) => void,
): Promise<void> {
  const shop = mkdtempSync(join(tmpdir(), "storefront-mutants-"));
  try {
    copyRepository(shop);
    const { files, mutants } = await instrument(...folders);
    for (const { name, content } of files) writeFileSync(join(shop, name), content);
    await run(shop, "vite", ["build", "--app", "--logLevel", "warn"]);
    const baseline = await runTests(shop, undefined, []);
    if (!baseline.some(({ passed }) => passed)) throw new Error("No request test passes without a change.");
    const reached = new Set(baseline.flatMap(({ covered }) => covered));
    for (const folder of folders) {
      const own = mutants.filter(({ fileName }) => fileName.startsWith(`${folder}/`));
      tell(folder, await scoreOf(shop, drawn(own, draw), baseline, reached));
    }
  } finally {
    rmSync(shop, { recursive: true, force: true });
  }
}

async function scoreOf(
  shop: string,
  mutants: readonly Mutant[],
  baseline: readonly Tested[],
  reached: ReadonlySet<string>,
): Promise<Score> {
  const score: Score = { caught: 0, survived: 0, untested: 0 };
  for (const mutant of mutants) {
    const files = filesThatReach(mutant, baseline);
    let isCaught = false;
    for (const size of batches) {
      const batch = files.splice(0, size);
      if (batch.length > 0) isCaught ||= await fails(shop, mutant.id, batch, baseline);
    }
    const isReached = reached.has(mutant.id);
    if (isCaught) score.caught++;
    else if (isReached) score.survived++;
    else score.untested++;
    if (!isCaught) {
      const { fileName, location, mutatorName, replacement } = mutant;
      const place = `${fileName}:${location.start.line + 1}`;
      const what = isReached ? "survived" : "reached by no test";
      console.info(`${what}: ${place} ${mutatorName} → ${replacement}`);
    }
  }
  return score;
}

type Mutant = Awaited<ReturnType<typeof instrument>>["mutants"][number];

function copyRepository(shop: string): void {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) cpSync(file, join(shop, file), { recursive: true });
  symlinkSync(resolve("node_modules"), join(shop, "node_modules"));
}

interface Tested {
  file: string;
  title: string;
  passed: boolean;
  duration: number;
  covered: readonly string[];
}

/** Files whose names share a word with the changed file come first, then the shortest. */
function filesThatReach({ id, fileName }: Mutant, baseline: readonly Tested[]): string[] {
  const durations = new Map<string, number>();
  for (const { file, duration } of baseline) durations.set(file, (durations.get(file) ?? 0) + duration);
  const words = wordsIn(fileName);
  const isNear = (file: string) => wordsIn(basename(file)).some((word) => words.includes(word));
  const files = new Set(baseline.filter(({ covered }) => covered.includes(id)).map(({ file }) => file));
  return [...files].toSorted(
    (one, other) =>
      Number(isNear(other)) - Number(isNear(one)) || (durations.get(one) ?? 0) - (durations.get(other) ?? 0),
  );
}

const wordsIn = (path: string): string[] => path.replace(/(\.test)?\.tsx?$/, "").split(/[/-]/);

async function fails(
  shop: string,
  id: string,
  files: string[],
  baseline: readonly Tested[],
): Promise<boolean> {
  const good = new Set(baseline.filter(({ passed }) => passed).map(({ file, title }) => `${file} ${title}`));
  const tested = await runTests(shop, id, files);
  if (files.some((path) => !tested.some(({ file }) => file === path))) return true;
  return tested.some(({ file, title, passed }) => !passed && good.has(`${file} ${title}`));
}

async function runTests(shop: string, mutant: string | undefined, files: string[]): Promise<Tested[]> {
  const setup = "tests/requests/setup.ts";
  writeFileSync(join(shop, setup), switchOf(mutant) + readFileSync(setup, "utf8"));
  const report = join(shop, "report.json");
  const reporter = ["--reporter=json", `--outputFile.json=${report}`];
  rmSync(report, { force: true });
  await run(shop, "vitest", ["run", "--project", "requests", "--maxWorkers=2", ...reporter, ...files], true);
  if (!existsSync(report)) return [];
  const { testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, meta }) => ({
      file: relative(shop, name),
      title: fullName,
      passed: status === "passed",
      duration: duration ?? 0,
      covered: meta?.covered ?? [],
    })),
  );
}

interface Report {
  testResults: {
    name: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number;
      meta?: { covered?: string[] };
    }[];
  }[];
}

/** Protocol of Stryker's instrumented code: reads the active mutant and records coverage in this object. */
const switchOf = (mutant: string | undefined) => `
import { afterEach as afterEachMutant, beforeEach as beforeEachMutant } from "vitest";
const mutants = (globalThis.__stryker__ ??= {});
mutants.activeMutant = ${JSON.stringify(mutant)};
beforeEachMutant(({ task }) => void (mutants.currentTestId = task.id));
afterEachMutant(({ task }) => void (task.meta.covered = Object.keys(mutants.mutantCoverage?.perTest?.[task.id] ?? {})));
`;

function run(cwd: string, command: string, args: string[], mayFail = false): Promise<void> {
  const path = `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
    timeout: longestRun,
    env: { ...process.env, PATH: path },
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  return new Promise((settle, refuse) => {
    child.on("error", refuse);
    child.on("close", (code) =>
      code === 0 || mayFail ? settle() : refuse(new Error(`${command} failed:\n${output}`)),
    );
  });
}
