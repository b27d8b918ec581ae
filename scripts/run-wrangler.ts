import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";

const program = join(import.meta.dirname, "../node_modules/wrangler/bin/wrangler.js");

export interface WranglerRun {
  /** Undefined removes a variable. */
  environment?: Record<string, string | undefined>;
  timeout?: number;
}

/** @throws with the command's output if it fails or exceeds `timeout` (milliseconds) */
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
      // Grandchildren may keep these streams open.
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
