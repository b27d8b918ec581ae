import type { Animal } from "../../../shared/animal/animal.ts";
import { shopCountries } from "../../../shared/identity.ts";
import type { OrderSummary } from "../../../shared/order/list/order-summary.ts";
import { meaningOf, meaningOfOrder } from "../../../shared/order/order-states.ts";
import type {
  CustomerSubscription,
  PlannedSubscription,
} from "../../../shared/subscription/customer-subscription.ts";
import { isShipmentDay } from "../../../shared/subscription/date/choosable-days.ts";
import { choosableDays } from "../../../shared/subscription/date/date-choice.ts";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { pendingKind } from "../../../shared/subscription/pending-order.ts";
import type { StockPlan } from "../../../shared/subscription/stock/stock-advice.ts";
import {
  type StockAtHome,
  type StockFacts,
  stockAtHome,
} from "../../../shared/subscription/stock/stock-at-home.ts";
import type { StockFood } from "../../../shared/subscription/stock/stock-bowls.ts";
import { daysOnTheRoad, latestArrival, type Road } from "../../../shared/subscription/stock/stock-days.ts";
import type { Amount, StockArrival } from "../../../shared/subscription/stock/stock-level.ts";
import type { SaidShare } from "../../../shared/subscription/stock/stock-shares.ts";
import type { SubscriptionChange } from "../../../shared/subscription/subscription-href.ts";
import * as clock from "../../../shared/time/clock.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import type { Services } from "../../context.ts";
import { hasParcel } from "../order/order-state.ts";
import { hasRationFacts, stockFoods } from "./stock-foods.ts";
import type { StockWord } from "./stock-word.ts";

const latest = 10;

/** An animal whose weight is the one that it is fed for. */
export interface StockEater extends Animal {
  isForVet?: boolean;
}

interface Known {
  words: readonly StockWord[];
  missing?: readonly SubscriptionChange[];
  animals: Promise<readonly StockEater[]>;
}

export async function stockAtHomeOf(
  services: Services<"content" | "ecommerce" | "log">,
  subscription: CustomerSubscription,
  { words, missing = [], animals: known }: Known,
): Promise<StockAtHome | null> {
  const [{ orders }, animals] = await Promise.all([
    services.ecommerce.subscriptionOrders(subscription.id, 1, latest),
    known,
  ]);
  const ordered = orders.flatMap(({ items }) => items.map(({ variant }) => variant));
  const coming = subscription.items.flatMap(({ variant }) => (variant ? [{ code: variant }] : []));
  const foods = await stockFoods(services, [...coming, ...ordered], animals);
  const uncounted = animals.filter(
    (animal) => !hasRationFacts(animal) && foods.some((food) => food.animal === animal.kind),
  );
  const country = subscription.shippingAddress?.countryCode ?? null;
  const plan = {
    ...planOf({ ...subscription, country }, clock.date(), missing),
    unpaid: unpaidParcel(subscription),
  };
  const amounts = amountsIn(foods);
  return countStock(subscription, {
    foods,
    arrivals: orders.flatMap((order) => arrivalsOf(order, plan, amounts)),
    word: words.find(({ id }) => id === subscription.id) ?? null,
    uncounted: uncounted.filter(({ isForVet }) => !isForVet).map(({ name }) => name),
    forVet: uncounted.filter(({ isForVet }) => isForVet).map(({ name }) => name),
    plan,
  });
}

function unpaidParcel(subscription: CustomerSubscription): StockPlan["unpaid"] {
  const kind = pendingKind(subscription);
  if (kind === "unpaid") return { order: subscription.pendingOrder };
  return kind === "unconfirmed" ? { order: null } : null;
}

/** Knows neither animals nor former parcels, so the days follow from the rhythm of parcels alone. */
export async function stockSaid(
  services: Services<"content" | "ecommerce" | "log">,
  planned: PlannedSubscription,
  word: Pick<StockWord, "on" | "left">,
): Promise<StockAtHome | null> {
  const coming = planned.items.flatMap(({ variant }) => (variant ? [{ code: variant }] : []));
  const foods = await stockFoods(services, coming, []);
  return countStock(planned, {
    foods,
    arrivals: [],
    word,
    uncounted: [],
    forVet: [],
    plan: planOf(planned, clock.date()),
  });
}

function countStock(
  { items }: Pick<CustomerSubscription, "items">,
  {
    word,
    ...facts
  }: Pick<StockFacts, "foods" | "arrivals" | "uncounted" | "forVet" | "plan"> & {
    word: Pick<StockWord, "on" | "left"> | null;
  },
): StockAtHome | null {
  const { foods } = facts;
  const coming = items.map(({ variant, quantity, once }) => ({
    code: variant ?? "",
    quantity: quantity ?? 1,
    once,
  }));
  const recurring = coming.filter(({ once }) => !once);
  if (!foods.some(({ code }) => recurring.some((item) => item.code === code))) return null;
  return stockAtHome({
    ...facts,
    recurring,
    nextAmounts: amountsIn(foods)(coming),
    word: word && { on: word.on, left: word.left.flatMap((part) => gramsOf(part, foods)) },
  });
}

function planOf(
  planned: PlannedSubscription,
  now: Date,
  missing: readonly SubscriptionChange[] = [],
): StockPlan {
  const { nextShipmentDate, pausedUntil, interval, state } = planned;
  const today = dayInParis(now);
  const days = choosableDays(planned, today);
  return {
    today,
    next: nextShipmentDate ?? pausedUntil,
    interval,
    isOpen: nextShipmentDate !== null && !isLocked(planned, now),
    canShipNow: !missing.includes("envoyer"),
    isPaused: state === "paused" || pausedUntil !== null,
    pausedUntil,
    road: roadTo(planned),
    // Skips the first day, which can only be chosen today: an advice may be followed tomorrow.
    isOffered: (day) => isShipmentDay(day, days) && day > days.first,
  };
}

export const roadTo = ({
  pickupPoint,
  country,
}: Pick<PlannedSubscription, "pickupPoint" | "country">): Road => ({
  days: pickupPoint ? daysOnTheRoad.pickupPoint : daysOnTheRoad.home,
  to: shopCountries.find((one) => one === country) ?? null,
});

type AmountsOf = (lines: readonly { code: string; quantity: number }[]) => Amount[];

const amountsIn =
  (foods: readonly StockFood[]): AmountsOf =>
  (lines) =>
    lines.flatMap(({ code, quantity }) => {
      const packGrams = foods.find((food) => food.code === code)?.packGrams;
      return packGrams ? [{ code, grams: packGrams * quantity }] : [];
    });

const gramsOf = ({ code, quarters }: SaidShare, foods: readonly StockFood[]): Amount[] => {
  const packGrams = foods.find((food) => food.code === code)?.packGrams;
  return packGrams ? [{ code, grams: (packGrams * quarters) / 4 }] : [];
};

/** The list has no day of arrival, so it is estimated from the day of the order. */
function arrivalsOf(order: OrderSummary, { today, road }: StockPlan, amountsOf: AmountsOf): StockArrival[] {
  const ordered = parseDate(order.orderedAt);
  if (!ordered || !meaningOfOrder(order.state).isKept) return [];
  const isSentSoon = order.shippingState === "ready" && isPaid(order);
  if (!hasParcel(order) && !isSentSoon) return [];
  const day = dayInParis(ordered);
  const shipped = isSentSoon && day < today ? today : day;
  const lines = order.items.map(({ variant, quantity }) => ({ code: variant.code, quantity: quantity ?? 1 }));
  return [{ on: latestArrival(shipped, road), amounts: amountsOf(lines) }];
}

const isPaid = ({ paymentState }: OrderSummary) => meaningOf(paymentState ?? "unknown").isPaid === true;
