import type { Cart, CartLine } from "../cart/cart.ts";
import { type Frequency, nextDelivery } from "./subscription.ts";
import { every } from "./texts.ts";

export interface UpcomingDelivery {
  /** Days between two deliveries. */
  interval: number;
  /** "Tous les mois". */
  frequency: string;
  /** ISO 8601: when it is sent and charged. */
  on: string;
  /** Goods in whole minor units; null where the API settled nothing. */
  goods: number | null;
}

type Ordered = Pick<Cart, "frequencies"> & {
  lines: readonly Pick<CartLine, "subscriptionInterval" | "total">[];
};

/** Soonest first; the recap states them before the order (duties). */
export function upcomingDeliveries({ lines, frequencies }: Ordered, ordered: Date): UpcomingDelivery[] {
  const subscribed = lines.flatMap(({ subscriptionInterval: interval, total }) =>
    interval ? [{ interval, total }] : [],
  );
  const byInterval = Map.groupBy(subscribed, ({ interval }) => interval);
  return [...byInterval]
    .toSorted(([one], [other]) => one - other)
    .map(([interval, its]) => ({
      interval,
      frequency: frequencyOf(interval, frequencies),
      on: nextDelivery(ordered, interval).toISOString(),
      goods: its.reduce<number | null>(
        (sum, { total }) => (sum === null || total === null ? null : sum + total),
        0,
      ),
    }));
}

/** "Tous les mois"; also of a number of days that the shop does not offer. */
export function frequencyOf(interval: number, frequencies: readonly Frequency[]): string {
  const label = frequencies.find(({ code }) => code === interval)?.label;
  return every({ label: label ?? `${interval} jours` });
}
