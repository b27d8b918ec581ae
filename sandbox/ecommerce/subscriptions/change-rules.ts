import { minimumDeliveries } from "../../../shared/frequency/frequency.ts";
import {
  type DayRange,
  isShipmentDay,
  isWithin,
  pauseDays,
  shipmentDays,
} from "../../../shared/subscription/date/choosable-days.ts";
import { formatDate, parseDate } from "../../../shared/time/dates.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import { dayOf } from "../../paris-days.ts";
import { type Violation, violation } from "../violations.ts";
import { type Item, isLocked, shownState } from "./subscription-rules.ts";
import type { Subscription } from "./subscription-store.ts";

type Dated = Pick<Subscription, "nextShipmentDate" | "pausedUntil" | "state">;

export const rule = (code: string, message: string, payload?: Record<string, string>): Violation => ({
  path: "",
  message,
  code: `subscription.${code}`,
  ...(payload && { payload }),
});

export function endedFaults(subscription: Pick<Subscription, "state" | "abortedAt">): Violation[] {
  if (!["stopped", "cancelled"].includes(shownState(subscription))) return [];
  return [rule("stopped", "Cet abonnement a pris fin. Vous ne pouvez plus le modifier.")];
}

export function lockFaults(subscription: Dated, now: Date): Violation[] {
  if (!isLocked(subscription, now)) return [];
  return [rule("locked", "Votre prochain colis est en préparation. Vous ne pouvez plus le modifier.")];
}

export function dayFaults(day: string, { pausedUntil, state }: Dated, now: Date): Violation[] {
  if (state === "paused" && pausedUntil === null) {
    return [rule("paused", "Cet abonnement est en pause : reprenez-le pour choisir une date.")];
  }
  const days = shipmentDays(dayOf(now), pausedUntil && dayOf(pausedUntil));
  const faults = rangeFaults("nextShipmentDate", day, days);
  if (faults.length > 0 || isShipmentDay(day, days)) return faults;
  return [rule("holiday", "Aucun colis ne part ce jour-là.")];
}

/** The bank's page of an early shipment is open: its payment moves the day itself. */
export function openChargeFaults(
  { period }: Pick<Subscription, "period">,
  unpaid: { period: number | null } | undefined,
): Violation[] {
  if (unpaid?.period !== period) return [];
  return [
    rule(
      "charging",
      "Un paiement attend la confirmation de votre banque. Confirmez-le, ou réessayez dans une heure.",
    ),
  ];
}

export function pauseFaults(until: string, now: Date): Violation[] {
  return rangeFaults("until", until, pauseDays(dayOf(now)));
}

export function resumptionFaults({
  state,
  pausedUntil,
}: Pick<Subscription, "state" | "pausedUntil">): Violation[] {
  if (state === "paused" || pausedUntil !== null) return [];
  return [rule("running", "Cet abonnement n’est pas en pause.")];
}

export function minimumFaults(
  { shippedCount, nextShipmentDate, subscriptionInterval }: Counted,
  pendingDay: string | null,
  now: Date,
): Violation[] {
  const missing = minimumDeliveries - shippedCount;
  if (missing <= 0) return [];
  const next = nextShipmentDate === null ? dayOf(now) : dayOf(nextShipmentDate);
  const planned = [...(pendingDay === null ? [] : [pendingDay]), next, dayAfter(next, subscriptionInterval)];
  const date = planned[missing - 1] ?? next;
  const message = `Un abonnement compte au moins ${minimumDeliveries} livraisons : le vôtre peut prendre fin à partir du ${formatDate(date)}.`;
  return [rule("minimum", message, { date })];
}

type Counted = Pick<Subscription, "shippedCount" | "nextShipmentDate" | "subscriptionInterval">;

function rangeFaults(path: string, day: string, days: DayRange): Violation[] {
  if (!isDay(day)) {
    return [
      violation("date", path, { en: "This value is not a valid date.", fr: "Cette date n’est pas valable." }),
    ];
  }
  if (isWithin(day, days)) return [];
  return [
    violation("notInRange", path, {
      en: `This value should be between ${days.first} and ${days.last}.`,
      fr: `Choisissez un jour du ${formatDate(days.first)} au ${formatDate(days.last)}.`,
    }),
  ];
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && parseDate(day) !== undefined;

export function lastItemFaults(
  { items }: { items: readonly Pick<Item, "id" | "once">[] },
  item: Pick<Item, "id" | "once">,
): Violation[] {
  if (item.once || items.some(({ id, once }) => id !== item.id && !once)) return [];
  return [
    rule("last_item", "C’est le dernier produit de l’abonnement. Pour ne plus rien recevoir, résiliez-le."),
  ];
}
