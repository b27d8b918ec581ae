import type { AnimalKind } from "../animal/animal.ts";
import { monthsBetween } from "../time/age.ts";
import { lastMonthOfGrowth } from "./growth.ts";

/** First month of the senior range. @param weight of an adult in good shape, in kilograms */
export function seniorFrom(kind: AnimalKind, weight: number): number {
  if (kind === "cat" || weight < 10) return 120;
  return weight <= 25 ? 96 : 84;
}

export interface NextStage {
  stage: "adult" | "senior";
  /** First month of the next stage. */
  from: number;
}

/** Months before a stage in which an owner may already expect its food. */
const expected = { adult: 4, senior: 24 } as const;

export function nextStage(
  { kind, birthday }: { kind: AnimalKind; birthday: string | null },
  weight: number,
  today: Date,
): NextStage | null {
  const months = birthday ? monthsBetween(new Date(birthday), today) : -1;
  if (months < 0) return null;
  const next: NextStage =
    months <= lastMonthOfGrowth
      ? { stage: "adult", from: lastMonthOfGrowth + 1 }
      : { stage: "senior", from: seniorFrom(kind, weight) };
  const isSoon = months < next.from && months >= next.from - expected[next.stage];
  return isSoon ? next : null;
}
