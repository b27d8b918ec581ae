import type { Cart } from "../../cart/cart.ts";
import { frequencyOf, nextDelivery } from "../../frequency/frequency.ts";
import { groupBy } from "../../group-by.ts";
import {
  type Charged,
  type ChargedLine,
  type NextCharge,
  nextChargeOf,
  type UsualDelivery,
} from "./next-charge.ts";

export interface UpcomingDelivery {
  interval: number;
  frequency: string;
  on: string | null;
  /** Event from which the first date is counted. A free order stores no card that could be charged. */
  awaits: "payment" | "card" | null;
  charge: NextCharge | null;
}

export type Ordered = Pick<Cart, "frequencies"> & Charged;

interface Circumstances extends UsualDelivery {
  paid: Date | null;
  isCarrierDue: boolean;
}

/** Soonest first. The order recap must state these charges before the order button. */
export function upcomingDeliveries(
  order: Ordered,
  { paid, isCarrierDue, ...usual }: Circumstances,
): UpcomingDelivery[] {
  const { lines, frequencies, accounting } = order;
  const awaits = accounting.total === 0 ? "card" : paid ? null : "payment";
  return [...byInterval(lines)]
    .toSorted(([one], [other]) => one - other)
    .map(([interval, its]) => ({
      interval,
      frequency: frequencyOf(interval, frequencies),
      on: paid && !awaits ? nextDelivery(paid, interval).toISOString() : null,
      awaits,
      charge: nextChargeOf(its, order, usual, isCarrierDue),
    }));
}

function byInterval(lines: readonly ChargedLine[]): Map<number, ChargedLine[]> {
  const subscribed = lines.filter(({ subscriptionInterval }) => subscriptionInterval);
  return groupBy(subscribed, ({ subscriptionInterval }) => subscriptionInterval ?? 0);
}
