import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";

const program = join(import.meta.dirname, "../node_modules/wrangler/bin/wrangler.js");

export interface WranglerRun {
  /** Beside this process's own; undefined takes a variable away. */
  environment?: Record<string, string | undefined>;
  /** Milliseconds after which it is ended and has failed. */
  timeout?: number;
}

/**
 * The wrangler of this repository, whatever the PATH says.
 *
 * @returns what it printed
 * @throws Error with what it said, or that it did not end in time
 */
export function runWrangler(
  args: readonly string[],
  { environment = {}, timeout = 600_000 }: WranglerRun = {},
): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", ...environment },
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk));
  const flag = args.findIndex((word) => word.startsWith("-"));
  const called = ["wrangler", ...args.slice(0, flag < 0 ? 3 : Math.min(flag, 3))].join(" ");
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill();
      // What it has begun may hold them open.
      child.stdout.destroy();
      child.stderr.destroy();
      reject(new Error(`${called} did not end within ${timeout / 1000} s.`));
    }, timeout);
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(late);
      if (code === 0) resolve(output);
      else reject(new Error(`${called} failed:\n${errorsFirst(`${output}\n${errors}`)}`));
    });
  });
}

/** What wrangler printed of a failure: its errors, then the rest without its warnings, which are as long as they are many. */
export function errorsFirst(printed: string): string {
  const plain = stripVTControlCharacters(printed).trim();
  const blocks = plain
    .split(/^(?=[▲✘] \[)/m)
    .flatMap((block) => block.split(/^(?=🪵)/m))
    .map((block) => block.trim());
  const isError = (block: string) => block.startsWith("✘");
  if (!blocks.some(isError)) return plain.slice(-2000);
  const others = blocks.filter((block) => block && !isError(block) && !block.startsWith("▲"));
  return [...blocks.filter(isError), ...others].join("\n").slice(0, 2000);
}
