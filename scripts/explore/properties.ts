import { globSync, readFileSync } from "node:fs";

/** Test files with properties whose path contains `part`. */
export const filesWithProperties = (part: string): string[] =>
  globSync([
    "{shared,client,worker,sandbox,scripts}/**/*.test.{ts,tsx}",
    "tests/{rigs,requests}/**/*.test.{ts,tsx}",
  ])
    .filter((file) => file.includes(part) && propertiesIn(file) > 0)
    .toSorted();

/** They go through the whole shop. */
export const isSlow = (file: string): boolean => file.startsWith("tests/requests/");

/** Milliseconds for each property in a round. */
const perRound = { quick: 2000, slow: 60_000 };

/** Files that vitest runs at once. */
const workers = 2;

/** Milliseconds; a round that would take longer than what is left gives each property less. */
export function timePerProperty(files: readonly string[], left: number): typeof perRound {
  const round = files.reduce(
    (sum, file) => sum + propertiesIn(file) * (isSlow(file) ? perRound.slow : perRound.quick),
    0,
  );
  const share = Math.min(1, (left * workers) / round);
  return { quick: perRound.quick * share, slow: perRound.slow * share };
}

const propertiesIn = (file: string): number =>
  readFileSync(file, "utf8").match(/\bassertProperty\(/g)?.length ?? 0;
