import { departureFrom } from "../../delivery/departure.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import { daysBetween, type Effect, effectOf, latestArrival, type Road, shipNowDay } from "./stock-days.ts";

export interface StockPlan {
  today: string;
  next: string | null;
  interval: number | null;
  isOpen: boolean;
  canShipNow: boolean;
  isPaused: boolean;
  /** Null without an end, or if no pause is planned. */
  pausedUntil: string | null;
  /** A parcel that leaves only once it is paid. `order` is null if the shopper cannot pay it. */
  unpaid?: { order: string | null } | null;
  road: Road;
  isOffered: (day: string) => boolean;
}

interface BowlForecast {
  runsOutOn: string;
  margin: number;
}

export type StockAdvice =
  | { kind: "fine"; daysLeft: number | null }
  | { kind: "short"; on: string; daysMissing: number; remedy: ShortRemedy | null }
  | { kind: "ahead"; daysLeft: number; remedy: { change: "skip" | "date"; effect: Effect } };

export type ShortRemedy =
  | { change: "date" | "shipNow"; effect: Effect }
  | { change: "pay"; order: string | null }
  | { change: "resume"; pausedUntil: string | null };

/** Days of food that should be left when an earlier delivery arrives. */
const cushion = 2;

/** Skipping is only advised with the margin of error: surplus can wait, an animal cannot. */
export function adviceOf(bowls: readonly BowlForecast[], plan: StockPlan): StockAdvice {
  const runsOutOn = earliest(bowls.map((bowl) => bowl.runsOutOn));
  if (runsOutOn === undefined || plan.next === null) return { kind: "fine", daysLeft: null };
  const next = effectOf(plan.next, runsOutOn, plan);
  if (next.daysLeft < 0) {
    return {
      kind: "short",
      on: runsOutOn,
      daysMissing: -next.daysLeft,
      remedy: remedyOf(plan, next, runsOutOn),
    };
  }
  const safely = earliest(bowls.map((bowl) => dayAfter(bowl.runsOutOn, -bowl.margin)));
  const change = safely && surplusOf(plan, plan.next, safely);
  if (!change) return { kind: "fine", daysLeft: next.daysLeft };
  const effect = effectOf(change.to, runsOutOn, plan);
  return { kind: "ahead", daysLeft: next.daysLeft, remedy: { change: change.change, effect } };
}

function remedyOf(plan: StockPlan, next: Effect, runsOutOn: string): ShortRemedy | null {
  if (plan.unpaid) return { change: "pay", ...plan.unpaid };
  if (plan.isPaused) return { change: "resume", pausedUntil: plan.pausedUntil };
  if (!plan.isOpen) return null;
  const inTime = daysBefore(next.on, plan).map((day) => effectOf(day, runsOutOn, plan));
  const effect =
    inTime.find(({ daysLeft }) => daysLeft >= cushion) ?? inTime.find(({ daysLeft }) => daysLeft >= 0);
  if (effect) return { change: "date", effect };
  if (!plan.canShipNow) return null;
  const now = effectOf(shipNowDay(plan.today), runsOutOn, plan);
  return now.daysLeft > next.daysLeft ? { change: "shipNow", effect: now } : null;
}

function daysBefore(next: string, { today, isOffered }: StockPlan): string[] {
  const days = Array.from({ length: Math.max(daysBetween(today, next), 0) }, (_, back) =>
    dayAfter(next, -1 - back),
  );
  return days.filter(isOffered);
}

function surplusOf(
  plan: StockPlan,
  next: string,
  safely: string,
): { change: "skip" | "date"; to: string } | undefined {
  const { interval, isOpen, isPaused, road, isOffered } = plan;
  if (!interval || !isOpen || isPaused) return undefined;
  const isEnough = (day: string) => latestArrival(day, road) <= safely;
  const afterSkip = departureFrom(dayAfter(next, interval));
  if (!isEnough(afterSkip)) return undefined;
  let to = afterSkip;
  for (let day = dayAfter(to, interval); isEnough(day) && isOffered(day); day = dayAfter(day, interval))
    to = day;
  return { change: to === afterSkip ? "skip" : "date", to };
}

const earliest = (days: readonly string[]) => days.toSorted()[0];
