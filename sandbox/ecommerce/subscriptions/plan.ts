import { departureFrom } from "../../../shared/delivery/departure.ts";
import { preparationDays, shipmentAfterPause } from "../../../shared/subscription/choosable-days.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import { dayOf, noonOf } from "../../paris-days.ts";
import type { Subscription } from "./subscription-store.ts";

type Planned = Pick<
  Subscription,
  "state" | "period" | "nextShipmentDate" | "subscriptionInterval" | "pausedUntil" | "abortedAt"
>;

/** The period that follows the order it was bought with. */
export const firstRenewal = 2;

/**
 * From the chosen day on, so that nothing drifts.
 *
 * @param from the day of a shipment that was sent before its day
 */
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

/** What it is once its order is paid: what was asked while it was prepared begins now. */
export function stateAfter({
  pausedUntil,
  abortedAt,
}: Pick<Subscription, "pausedUntil" | "abortedAt">): Subscription["state"] {
  if (abortedAt !== null) return "stopped";
  return pausedUntil === null ? "active" : "paused";
}

/** Its first order is paid: where that took so long that its first renewal would be locked, there is a day to change it. */
export function activated(subscription: Planned, at: string) {
  const { nextShipmentDate } = subscription;
  const soonest = dayAfter(dayOf(at), preparationDays + 1);
  const planned = nextShipmentDate === null ? soonest : dayOf(nextShipmentDate);
  return {
    state: stateAfter(subscription),
    nextShipmentDate: noonOf(departureFrom(planned < soonest ? soonest : planned)),
  };
}
