import { departureFrom } from "../../../shared/delivery/departure.ts";
import { preparationDays, shipmentAfterPause } from "../../../shared/subscription/date/choosable-days.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import { dayOf, noonOf } from "../../paris-days.ts";
import type { Subscription } from "./subscription-store.ts";

type Planned = Pick<
  Subscription,
  "state" | "period" | "nextShipmentDate" | "subscriptionInterval" | "pausedUntil" | "abortedAt"
>;

export const firstRenewal = 2;

/** Counts from the chosen day, so that the rhythm does not drift. */
export function advanceOf(subscription: Planned, from = subscription.nextShipmentDate) {
  const { period, subscriptionInterval, abortedAt, pausedUntil } = subscription;
  const unfrozen = { period: period + 1, frozen: null, frozenAt: null };
  if (from === null || abortedAt !== null) return { ...unfrozen, nextShipmentDate: null };
  const planned = departureFrom(dayAfter(dayOf(from), subscriptionInterval));
  if (pausedUntil === null) return { ...unfrozen, nextShipmentDate: noonOf(planned) };
  return {
    ...unfrozen,
    nextShipmentDate: noonOf(shipmentAfterPause(planned, dayOf(pausedUntil))),
    plannedShipmentDate: noonOf(planned),
  };
}

export function stateAfter({
  pausedUntil,
  abortedAt,
}: Pick<Subscription, "pausedUntil" | "abortedAt">): Subscription["state"] {
  if (abortedAt !== null) return "stopped";
  return pausedUntil === null ? "active" : "paused";
}

/** Leaves a day for changes if the first payment took so long that the first renewal would be locked. */
export function activated(subscription: Planned, at: string) {
  const { nextShipmentDate } = subscription;
  const soonest = dayAfter(dayOf(at), preparationDays + 1);
  const planned = nextShipmentDate === null ? soonest : dayOf(nextShipmentDate);
  return {
    state: stateAfter(subscription),
    nextShipmentDate: noonOf(departureFrom(planned < soonest ? soonest : planned)),
  };
}
