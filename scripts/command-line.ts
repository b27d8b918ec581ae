import process from "node:process";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** Prints the usage and ends the process for `--help`, and for arguments that the command does not take. */
export function readCommandLine<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if ((config.args ?? process.argv.slice(2)).includes("--help")) {
    console.info(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    stopWith(usage, error instanceof Error ? error.message : String(error));
  }
}

export function stopWith(usage: string, problem: string): never {
  console.error(`${problem}\n\n${usage}`);
  process.exit(1);
}
