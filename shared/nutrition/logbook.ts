import { dayAfter } from "../time/wall-clock.ts";
import { newGrams, type TransitionLength, transitionStages } from "./transition.ts";

/** Days are `Y-m-d`. */
export type LogbookStep =
  | { kind: "share"; on: string; share: 25 | 50 | 75 | 100; grams: number | null }
  | { kind: "weighing"; on: string }
  | { kind: "empty"; on: string }
  | { kind: "parcel"; on: string };

interface Logbook {
  /** First day of the new food. */
  from: string;
  length: TransitionLength;
  /** Grams of the new food a day, once it is the only one. */
  ration: number | null;
  /** Grams that were bought. */
  bought: number | null;
  nextParcel: string | null;
}

/** WSAVA: weigh again two to four weeks after a change of diet. */
const daysToWeighing = 14;

/** The steps of a new food, the soonest first. */
export function logbookSteps({ from, length, ration, bought, nextParcel }: Logbook): LogbookStep[] {
  const shares = transitionStages(from, length).map(
    ({ share, from: on }): LogbookStep => ({
      kind: "share",
      on,
      share,
      grams: ration === null ? null : newGrams(ration, share),
    }),
  );
  const empty = ration !== null && bought !== null ? lastDay({ from, length, ration, bought }) : null;
  return [
    ...shares,
    { kind: "weighing" as const, on: dayAfter(from, daysToWeighing) },
    ...(empty === null ? [] : [{ kind: "empty" as const, on: empty }]),
    ...(nextParcel === null || nextParcel <= from ? [] : [{ kind: "parcel" as const, on: nextParcel }]),
  ].toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}

/** The day on which the food is finished, most of it saved while it is mixed with the old one. */
export function lastDay({
  from,
  length,
  ration,
  bought,
}: Record<"ration" | "bought", number> & Pick<Logbook, "from" | "length">): string | null {
  if (!(ration > 0) || !(bought > 0)) return null;
  const stages = transitionStages(from, length);
  let left = bought;
  for (const { share, from: first, to } of stages) {
    const perDay = (ration * share) / 100;
    const days = to === null ? Number.POSITIVE_INFINITY : daysBetween(first, to) + 1;
    const lasts = Math.floor(left / perDay);
    if (lasts < days) return dayAfter(first, Math.max(0, lasts - 1));
    left -= days * perDay;
  }
  return null;
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
