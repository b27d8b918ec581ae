import type { ReviewEntry } from "./product-entry.ts";
import { diceFor } from "./reviews/dice.ts";

const day = 24 * 60 * 60 * 1000;
const latest = Date.UTC(2026, 10, 18);

export function createdAtOf(sku: string, reviews: readonly ReviewEntry[]): string {
  const experiences = reviews.map(({ experience }) => Date.parse(experience));
  const first = Math.min(latest, ...experiences);
  const dice = diceFor(`${sku} created`);
  const minutes = dice.between(9 * 60, 18 * 60);
  return new Date(first - dice.between(5, 30) * day + minutes * 60_000).toISOString();
}
