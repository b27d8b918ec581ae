import { monthsBetween } from "../time/age.ts";
import { dayAfter } from "../time/wall-clock.ts";

export type TransitionLength = 7 | 10;

export type NewShare = 25 | 50 | 75 | 100;

/** Y-m-d, both days included; the last stage has no end. */
export interface TransitionStage {
  share: NewShare;
  from: string;
  to: string | null;
}

export interface TransitionDay {
  number: number;
  day: string;
  share: NewShare;
}

/** University of Missouri, Veterinary Health Center: a quarter more of the new food per stage. */
const stages: Record<TransitionLength, readonly (readonly [NewShare, days: number])[]> = {
  7: [
    [25, 2],
    [50, 2],
    [75, 3],
  ],
  10: [
    [25, 3],
    [50, 3],
    [75, 4],
  ],
};

export function transitionStages(from: string, length: TransitionLength): TransitionStage[] {
  let next = from;
  const mixed = stages[length].map(([share, days]): TransitionStage => {
    const stage = { share, from: next, to: dayAfter(next, days - 1) };
    next = dayAfter(next, days);
    return stage;
  });
  return [...mixed, { share: 100, from: next, to: null }];
}

export function transitionDays(from: string, length: TransitionLength): TransitionDay[] {
  const shares = [
    ...stages[length].flatMap(([share, days]) => Array<NewShare>(days).fill(share)),
    100 as const,
  ];
  return shares.map((share, place) => ({ number: place + 1, day: dayAfter(from, place), share }));
}

export const newGrams = (ration: number, share: NewShare): number => Math.round((ration * share) / 100);

export type LongerReason = "young" | "senior" | "digestion" | "diet" | "brand";

export function reasonsForLonger(
  {
    kind,
    birthday,
    feature,
    isUnlikeKibble = false,
    isOtherBrand = false,
  }: {
    kind: "dog" | "cat" | null;
    birthday: string | null;
    feature: string | null;
    isUnlikeKibble?: boolean;
    isOtherBrand?: boolean;
  },
  today: Date,
): LongerReason[] {
  const months = birthday === null ? null : monthsBetween(new Date(birthday), today);
  return [
    ...(months !== null && months < adultFrom ? (["young"] as const) : []),
    ...(months !== null && months >= seniorFrom[kind ?? "dog"] ? (["senior"] as const) : []),
    ...(feature === "sensitive-digestion" ? (["digestion"] as const) : []),
    ...(isUnlikeKibble ? (["diet"] as const) : []),
    ...(isOtherBrand && !isUnlikeKibble ? (["brand"] as const) : []),
  ];
}

export function foodReasonsForLonger(filters: readonly { value: string }[]): LongerReason[] {
  return [...new Set(filters.flatMap(({ value }) => reasonByFilter.get(value) ?? []))];
}

export const lengthFor = (reasons: readonly LongerReason[]): TransitionLength => (reasons.length ? 10 : 7);

const adultFrom = 12;

const seniorFrom = { dog: 96, cat: 120 } as const;

const reasonByFilter = new Map<string, LongerReason>([
  ["Chiot", "young"],
  ["Chaton", "young"],
  ["Senior", "senior"],
  ["Digestion sensible", "digestion"],
]);
