import type { ProductEntry, ReviewEntry } from "../product-entry.ts";
import type { Dice } from "./dice.ts";

const day = 24 * 60 * 60 * 1000;
const first = Date.UTC(2025, 5, 1);
const last = Date.UTC(2026, 10, 15);
const lastOfOld = Date.UTC(2026, 0, 31);

export function drawDates({ heir }: ProductEntry, dice: Dice): Pick<ReviewEntry, "experience" | "date"> {
  const end = (heir === undefined ? last : lastOfOld) - first;
  const wait = dice.between(4, 40);
  const since = wait + Math.floor((end / day - wait) * dice.roll() ** 0.7);
  return { experience: isoDate(since - wait), date: isoDate(since) };
}

function isoDate(since: number): string {
  return new Date(first + since * day).toISOString().slice(0, 10);
}
