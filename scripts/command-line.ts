import process from "node:process";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { failureSentence } from "./failure-sentence.ts";

/**
 * Prints the usage and ends the process for `--help`, and for arguments that the command does not take. From then on a
 * failure of the machine or the network ends it with a sentence.
 */
export function readCommandLine<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (!config.args) process.once("uncaughtException", stopWithReason);
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

function stopWithReason(error: unknown): never {
  console.error(failureSentence(error) ?? error);
  process.exit(1);
}

/** The problem comes last, so that it is the line above the prompt. */
export function stopWith(usage: string, problem: string): never {
  console.error(`${usage}\n\n${problem}`);
  process.exit(1);
}
