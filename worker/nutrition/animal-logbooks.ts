import type { OrderSummary } from "../../shared/order/list/order-summary.ts";
import { meaningOfOrder } from "../../shared/order/order-states.ts";
import * as clock from "../../shared/time/clock.ts";
import { parseDate } from "../../shared/time/dates.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import type { AppContext } from "../context.ts";
import { followUp } from "../purchase/order/follow-up.ts";
import { type OrderLogbook, orderLogbook } from "./order-logbook.ts";

export interface AnimalLogbook extends OrderLogbook {
  order: string;
  animal: NonNullable<OrderLogbook["animal"]>;
}

/** Newest orders that are read for a new food. */
export const latestLogbooks = 3;

const longest = 90 * 86_400_000;

/** Those of the newest orders that have a step to come, one for each animal. */
export async function animalLogbooks(
  c: AppContext,
  orders: readonly OrderSummary[],
): Promise<AnimalLogbook[]> {
  const now = clock.date();
  const recent = orders.slice(0, latestLogbooks).filter(({ state, orderedAt }) => {
    const ordered = parseDate(orderedAt);
    return meaningOfOrder(state).isKept && ordered && now.getTime() - ordered.getTime() < longest;
  });
  const found = await Promise.all(recent.map(({ token }) => logbookOf(c, token)));
  const today = dayInParis(now);
  const current = found.flatMap((one) => (one && (one.steps.at(-1)?.on ?? "") >= today ? [one] : []));
  return [...new Map(current.toReversed().map((one) => [one.animal.id, one])).values()];
}

async function logbookOf(c: AppContext, token: string): Promise<AnimalLogbook | null> {
  const order = await c.var.ecommerce.order(token);
  const logbook = await orderLogbook(c, order, followUp(c.var, order), undefined, true);
  return logbook?.animal ? { ...logbook, animal: logbook.animal, order: token } : null;
}
