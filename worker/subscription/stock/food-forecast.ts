import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { pendingKind } from "../../../shared/subscription/pending-order.ts";
import { type FoodForecast, forecastOf } from "../../../shared/subscription/stock/shortage.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext } from "../../context.ts";
import { animalsToFeed } from "../../nutrition/animals-to-feed.ts";
import { roadTo, stockAtHomeOf } from "../../purchase/stock/stock-at-home.ts";
import { stockWordsOf } from "../../purchase/stock/stock-word.ts";
import { withTimeout } from "../../with-timeout.ts";

/** Milliseconds that a step waits for a warning. */
const patience = 1500;

/**
 * Null if it is not known, or if an unpaid parcel may still come. A failure is logged.
 * @param after `"parcel"` if the next parcel leaves whatever the customer chooses
 */
export async function foodForecast(
  c: AppContext,
  subscription: CustomerSubscription,
  after: "today" | "parcel" = isLocked(subscription, clock.date()) ? "parcel" : "today",
): Promise<FoodForecast | null> {
  const pending = pendingKind(subscription);
  if (pending === "unpaid" || pending === "unconfirmed") return null;
  const known = { words: stockWordsOf(c), animals: animalsToFeed(c) };
  const stock = await withTimeout(stockAtHomeOf(c.var, subscription, known), patience).catch(
    (error: unknown) => {
      c.var.log.error("food before a change not known", error);
      return undefined;
    },
  );
  if (!stock) return null;
  const { pickupPoint, shippingAddress } = subscription;
  return forecastOf(stock, {
    road: roadTo({ pickupPoint, country: shippingAddress?.countryCode ?? null }),
    after,
  });
}
