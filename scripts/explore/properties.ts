import { globSync, readFileSync } from "node:fs";

const journey = "tests/journeys/cart-random.test.ts";

export const filesWithProperties = (part: string): string[] =>
  globSync([
    "{shared,client,worker,sandbox,scripts}/**/*.test.{ts,tsx}",
    "tests/{rigs,requests}/**/*.test.{ts,tsx}",
    journey,
  ])
    .filter((file) => file.includes(part) && propertiesIn(file) > 0)
    .toSorted();

export type Kind = "unit" | "requests" | "journeys";

export const kinds: readonly Kind[] = ["unit", "requests", "journeys"];

export const kindOf = (file: string): Kind =>
  kinds.find((kind) => file.startsWith(`tests/${kind}/`)) ?? "unit";

const perRound: Record<Kind, number> = { unit: 2000, requests: 60_000, journeys: 60_000 };

const workers = 2;

export function timePerProperty(files: readonly string[], left: number): typeof perRound {
  const round = files.reduce((sum, file) => sum + propertiesIn(file) * perRound[kindOf(file)], 0);
  const share = Math.min(1, (left * workers) / round);
  return {
    unit: perRound.unit * share,
    requests: perRound.requests * share,
    journeys: perRound.journeys,
  };
}

const propertiesIn = (file: string): number =>
  file === journey ? 1 : (readFileSync(file, "utf8").match(/\bassertProperty\(/g)?.length ?? 0);
