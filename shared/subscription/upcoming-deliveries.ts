import type { Cart } from "../cart/cart.ts";
import { groupBy } from "../group-by.ts";
import {
  type Charged,
  type ChargedLine,
  type NextCharge,
  nextChargeOf,
  type UsualDelivery,
} from "./next-charge.ts";
import { type Frequency, nextDelivery } from "./subscription.ts";
import { every } from "./texts.ts";

export interface UpcomingDelivery {
  /** Days between two deliveries. */
  interval: number;
  /** "Tous les mois". */
  frequency: string;
  /** ISO 8601: when it is sent and charged. Null where nobody can say. */
  on: string | null;
  /** What its day counts from, where there is none yet. A free order leaves no card that could be charged. */
  awaits: "payment" | "card" | null;
  /** Null where the API settled no prices. */
  charge: NextCharge | null;
}

export type Ordered = Pick<Cart, "frequencies"> & Charged;

interface Circumstances extends UsualDelivery {
  /** Null while it is not, and where nobody tells when it was. */
  paid: Date | null;
  isCarrierDue: boolean;
}

/** Soonest first; the recap states them before the order (duties). */
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

/** "Tous les mois"; also of a number of days that the shop does not offer. */
export function frequencyOf(interval: number, frequencies: readonly Frequency[]): string {
  const label = frequencies.find(({ code }) => code === interval)?.label;
  return every({ label: label ?? `${interval} jours` });
}
