import type { CartLine } from "../cart/cart.ts";
import { frequencies, nextDelivery } from "./subscription.ts";
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

type Line = Pick<CartLine, "subscriptionInterval" | "total">;

/** Soonest first; the recap states them before the order (duties). */
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

/** "Tous les mois"; also of a number of days that the shop does not offer. */
export function frequencyOf(interval: number): string {
  const label = frequencies.find(({ code }) => code === interval)?.label;
  return every({ label: label ?? `${interval} jours` });
}
