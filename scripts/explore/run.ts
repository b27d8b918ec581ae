import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative, resolve } from "node:path";
import process from "node:process";
import type { Exploration } from "../../tests/rigs/property.ts";
import { isSlow } from "./properties.ts";
import type { TestedProperty } from "./report.ts";

/** Runs the tests of these files, all of them quick or all of them slow. */
export async function runProperties(
  files: readonly string[],
  exploration: Exploration,
  title?: string,
): Promise<TestedProperty[]> {
  const [first] = files;
  if (!first) return [];
  const folder = mkdtempSync(join(tmpdir(), "explore-"));
  const report = join(folder, "report.json");
  const args = ["run", "--project", isSlow(first) ? "requests" : "unit", "--testTimeout=86400000"];
  const output = await vitest(
    [
      ...args,
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...(title ? ["-t", escaped(title)] : []),
      ...files,
    ],
    exploration,
  );
  try {
    return testsIn(readFileSync(report, "utf8"));
  } catch {
    throw new Error(`Vitest wrote no report:\n${output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

/** Titles are patterns to vitest. */
const escaped = (title: string) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function vitest(args: readonly string[], exploration: Exploration): Promise<string> {
  const child = spawn("vitest", args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}`,
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      STOREFRONT_EXPLORATION: JSON.stringify(exploration),
    },
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return new Promise((settle) => {
    child.on("error", (error) => settle(`${output}\n${error.message}`));
    child.on("close", () => settle(output));
  });
}
