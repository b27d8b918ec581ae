import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type File, Instrumenter } from "@stryker-mutator/instrumenter";
import fc from "fast-check";

/** Every mutant of the folders' code. Texts are left out, because a changed word says nothing about the rules. */
export async function instrument(...folders: string[]) {
  const listed = execFileSync("git", ["ls-files", ...folders], { encoding: "utf8" }).split("\n");
  const files: File[] = listed
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test|texts)\.tsx?$/.test(file))
    .map((file) => ({ name: file, content: readFileSync(file, "utf8"), mutate: true }));
  const silent = () => {};
  const logger = { trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent };
  const levels = ["Trace", "Debug", "Info", "Warn", "Error", "Fatal"].map((name) => [
    `is${name}Enabled`,
    () => false,
  ]);
  const instrumenter = new Instrumenter({ ...logger, ...Object.fromEntries(levels) });
  return instrumenter.instrument(files, { ignorers: [], excludedMutations: [], plugins: null });
}

export interface Draw {
  /** All of them if there are fewer. */
  most: number;
  seed: number;
}

export function drawn<T>(mutants: readonly T[], { most, seed }: Draw): T[] {
  const length = Math.min(most, mutants.length);
  const sample = fc.shuffledSubarray([...mutants], { minLength: length, maxLength: length });
  return fc.sample(sample, { numRuns: 1, seed })[0] ?? [];
}
