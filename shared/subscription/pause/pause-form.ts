import * as z from "zod/mini";
import { departureFrom } from "../../delivery/departure.ts";
import { type FormRules, textsIn } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { formatDay } from "../../time/dates.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import type { CustomerSubscription } from "../customer-subscription.ts";
import { type DayRange, isWithin, pauseDays, shipmentAfterPause } from "../date/choosable-days.ts";
import { isDay } from "../date/date-choice.ts";
import { isLocked } from "../lock/edit-lock.ts";
import { pauseTexts } from "./pause.texts.ts";

const t = translator(pauseTexts);

const weeks = [2, 4, 6, 8, 12];

export const ownDay = "autre";

export const pauseFields = ["until", "day"] as const;

export interface PauseChoice {
  weeks: number;
  until: string;
  next: string;
}

/** @param planned shipment that the pause must postpone */
export const pauseChoices = (planned: string, today: string): PauseChoice[] =>
  weeks
    .map((count) => {
      const until = dayAfter(today, 7 * count);
      return { weeks: count, until, next: shipmentAfterPause(planned, until) };
    })
    .filter(({ next }) => next > planned);

/** Empty (`first` after `last`) if no pause can postpone the shipment. */
export function effectivePauseDays(planned: string, today: string): DayRange {
  const { first, last } = pauseDays(today);
  let from = first;
  while (from <= last && shipmentAfterPause(planned, from) <= planned) from = dayAfter(from);
  return { first: from, last };
}

/** A shipment in preparation leaves despite the pause, so this is the one after it. */
export function shipmentToPutOff(
  { nextShipmentDate, interval, ...lock }: CustomerSubscription,
  now: Date,
): string | null {
  if (nextShipmentDate === null) return null;
  return isLocked(lock, now) ? departureFrom(dayAfter(nextShipmentDate, interval ?? 0)) : nextShipmentDate;
}

export function pauseRules(days: DayRange): FormRules<{ until: string }> {
  const range = t("pause.range", { first: formatDay(days.first), last: formatDay(days.last) });
  const isFree = (text: string) => isDay(text) && isWithin(text, days);
  const posted = z.object({ until: z.catch(z.string(), ""), day: z.catch(z.string(), "") }).check(
    z.refine(({ until }) => until === ownDay || isFree(until), { path: ["until"], error: t("pause.none") }),
    z.refine(({ until, day }) => until !== ownDay || isFree(day), { path: ["day"], error: range }),
  );
  return {
    name: "subscriptionPause",
    fields: pauseFields,
    schema: z.pipe(
      posted,
      z.transform(({ until, day }) => ({ until: until === ownDay ? day : until })),
    ),
    draft: (data) => textsIn(data, pauseFields),
  };
}

/** Range of days, because the API does not return the day planned before a pause that postponed it. */
export function daysAfterResuming(
  { state, nextShipmentDate: next, pausedUntil }: CustomerSubscription,
  today: string,
): DayRange {
  const first = shipmentAfterPause(null, today);
  if (state !== "paused" || next === null) return { first: next ?? first, last: next ?? first };
  const last = next > first ? next : first;
  const isPlanned = pausedUntil !== null && next > shipmentAfterPause(null, pausedUntil);
  return { first: isPlanned ? last : first, last };
}
