import type { ProductEntry } from "../product-entry.ts";
import type { Score } from "./bank.ts";
import type { Dice } from "./dice.ts";

const known: Record<string, number> = {
  "MUS-CH-ADU-POU": 58,
  "MUS-CH-CHI-POU": 47,
  "MUS-CH-STE-VOL": 43,
  "MUS-CH-PAT-BOE": 41,
  "MUS-CT-STE-POU": 60,
  "MUS-CT-ADU-POU": 44,
  "MUS-CT-PAT-POU": 46,
  "MUS-CT-INT-DIN": 42,
  "MUS-CH-FRI-CAN": 32,
  "MUS-CH-ADU-POU-V1": 3,
  "MUS-CH-FRI-ECH": 1,
  "MUS-CH-PAT-NOE": 0,
  "MUS-CT-PAT-LAP": 0,
  "MUS-CH-PRA-SAN": 0,
};

export function howMany({ sku, viewable }: ProductEntry, dice: Dice): number {
  if (viewable === false) return 0;
  const few = dice.chance(0.13);
  return known[sku] ?? (few ? dice.between(1, 3) : dice.between(2, 10));
}

type Reception = readonly [one: number, two: number, three: number, four: number, five: number];
const loved: Reception = [0.01, 0.02, 0.04, 0.2, 0.73];
const liked: Reception = [0.02, 0.03, 0.07, 0.28, 0.6];
const disputed: Reception = [0.05, 0.09, 0.17, 0.31, 0.38];

export function drawScores(count: number, dice: Dice): Score[] {
  const luck = dice.roll();
  const reception = luck < 0.1 && count > 4 && count < 30 ? disputed : luck < 0.5 ? liked : loved;
  const scores = Array.from({ length: count }, (_, at) => scoreAt((at + 0.5) / count, reception));
  return dice.shuffle(scores);
}

function scoreAt(place: number, reception: Reception): Score {
  let reached = 0;
  for (const score of [1, 2, 3, 4] as const) {
    reached += reception[score - 1] ?? 0;
    if (place < reached) return score;
  }
  return 5;
}
