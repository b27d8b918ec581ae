import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative, resolve } from "node:path";
import process from "node:process";
import type { Exploration } from "../../tests/rigs/exploration.ts";
import type { TestedProperty } from "./report.ts";

export async function runProperties(
  project: "unit" | "requests",
  files: readonly string[],
  exploration: Exploration,
  title?: string,
): Promise<TestedProperty[]> {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), "explore-"));
  const report = join(folder, "report.json");
  const args = ["run", "--project", project, "--testTimeout=86400000", "--reporter=json"];
  const chosen = title ? ["-t", escaped(title), ...files] : files;
  const { output } = await execute("vitest", [...args, `--outputFile.json=${report}`, ...chosen], {
    STOREFRONT_EXPLORATION: JSON.stringify(exploration),
  });
  try {
    return testsIn(readFileSync(report, "utf8"));
  } catch {
    throw new Error(`Vitest wrote no report:\n${output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function runJourneys(files: readonly string[], seed: number): Promise<TestedProperty[]> {
  const tested: TestedProperty[] = [];
  for (const file of files) {
    const { code, output } = await execute("playwright", ["test", file, "--workers=1"], {
      STOREFRONT_JOURNEY_SEED: String(seed),
    });
    const failure = code === 0 ? undefined : `seed: ${seed}\n${output}`;
    tested.push({ file, title: "", runs: 1, steps: 0, failure });
  }
  return tested;
}

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      meta?: { explored?: { runs: number; steps: number } };
    }[];
  }[];
}

function testsIn(json: string): TestedProperty[] {
  const { testResults }: Report = JSON.parse(json);
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (assertionResults.length === 0) return [{ file, title: "", runs: 0, steps: 0, failure: message }];
    return assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status, failureMessages, meta }) => ({
        file,
        title: fullName,
        runs: 0,
        steps: 0,
        ...meta?.explored,
        failure: status === "failed" ? failureMessages.join("\n") : undefined,
      }));
  });
}

const escaped = (title: string) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function execute(
  command: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
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
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return new Promise((settle) => {
    child.on("error", (error) => settle({ code: 1, output: `${output}\n${error.message}` }));
    child.on("close", (code) => settle({ code, output }));
  });
}
