import type { CartLine } from "../cart/cart.ts";
import { frequencies, nextDelivery } from "./subscription.ts";
import { every } from "./texts.ts";

/** The next delivery of what is ordered under one frequency. */
export interface UpcomingDelivery {
  /** Days between two deliveries. */
  interval: number;
  /** "Tous les mois". */
  frequency: string;
  /** ISO 8601: when it leaves, and is charged. */
  on: string;
  /** Whole minor units for its goods, as the API settled them; null where it did not. */
  goods: number | null;
}

type Line = Pick<CartLine, "subscriptionInterval" | "total">;

/** When what comes again is charged next (duties: the recap tells it before the order), the soonest first. */
export function upcomingDeliveries(lines: readonly Line[], ordered: Date): UpcomingDelivery[] {
  const subscribed = lines.filter(({ subscriptionInterval }) => subscriptionInterval > 0);
  const byInterval = Map.groupBy(subscribed, ({ subscriptionInterval }) => subscriptionInterval);
  return [...byInterval]
    .toSorted(([one], [other]) => one - other)
    .map(([interval, its]) => ({
      interval,
      frequency: frequencyOf(interval),
      on: nextDelivery(ordered, interval).toISOString(),
      goods: its.reduce<number | null>(
        (sum, { total }) => (sum === null || total === null ? null : sum + total),
        0,
      ),
    }));
}

/** "Tous les mois", of days: a server may know frequencies that the shop does not offer. */
export function frequencyOf(interval: number): string {
  const label = frequencies.find(({ code }) => code === interval)?.label;
  return every({ label: label ?? `${interval} jours` });
}
