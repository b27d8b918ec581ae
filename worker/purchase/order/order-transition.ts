import type { AnimalKind } from "../../../shared/animal/animal.ts";
import { api } from "../../../shared/api/api.ts";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { shopCountries } from "../../../shared/identity.ts";
import { foodReasonsForLonger, lengthFor, transitionDays } from "../../../shared/nutrition/transition.ts";
import { type TransitionView, transitionChoice } from "../../../shared/nutrition/transition-view.ts";
import type { OrderedVariant } from "../../../shared/order/order.ts";
import type { FollowUp } from "../../../shared/order/order-view.ts";
import { latestArrival as arrivalWithoutTerms } from "../../../shared/subscription/stock/stock-days.ts";
import * as clock from "../../../shared/time/clock.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import type { AppContext, Services } from "../../context.ts";
import { deliveryTermsOf, expectedBy } from "../delivery/delivery-terms.ts";
import { type Format, formatsByCode } from "../product/formats-by-code.ts";
import { hasParcel, isEnded, isHeldForRest, isToPay } from "./order-state.ts";

/** Working days in transit, assumed if the delivery terms are unknown. */
const usualDays = 3;

export interface OrderTransition extends TransitionView {
  kinds: readonly AnimalKind[];
  meals: readonly (Format & { quantity: number })[];
}

/** @param isKept whether it is still given once it is over */
export async function orderTransition(
  c: AppContext,
  order: CheckoutOrder,
  variants: readonly OrderedVariant[],
  followUp: FollowUp | Promise<FollowUp>,
  isKept = false,
): Promise<OrderTransition | null> {
  if (isEnded(order) || isToPay(order) || isHeldForRest(order)) return null;
  const [formats, known, { shippedOn }, terms] = await Promise.all([
    formatsByCode(c.var, variants),
    deliveredBefore(c.var, order),
    followUp,
    deliveryTermsOf(c.var),
  ]);
  const meals = order.items.filter(
    ({ variant, productName }) => isMeal(formats.get(variant.code)?.product.kind) && !known.has(productName),
  );
  if (meals.length === 0) return null;
  const now = clock.date();
  const today = dayInParis(now);
  const choice = transitionChoice(c.req.query(), today);
  const reasons = foodReasonsForLonger(
    meals.flatMap(({ variant }) => formats.get(variant.code)?.product.filters ?? []),
  );
  const shipped = parseDate(shippedOn);
  const sent = { shippedOn: shipped ? dayInParis(shipped) : null, now };
  const arrival =
    expectedBy(terms, order.destination, sent) ??
    arrivalWithoutTerms(sent.shippedOn ?? today, {
      days: usualDays,
      to: shopCountries.find((country) => country === order.destination.country) ?? null,
    });
  const from = choice.from ?? arrival;
  const length = choice.length ?? lengthFor(reasons);
  const isOver = (transitionDays(from, length).at(-1)?.day ?? from) < today;
  if (isOver && !choice.from && !isKept) return null;
  return {
    from,
    length,
    isChosen: choice.from !== undefined,
    reasons,
    names: [...new Set(meals.map(({ productName }) => productName))],
    ration: null,
    file: api.orderTransition(order.token),
    meals: meals.flatMap(({ variant, quantity }) => {
      const format = formats.get(variant.code);
      return format ? { ...format, quantity: quantity ?? 1 } : [];
    }),
    kinds: [...new Set(meals.flatMap(({ variant }) => formats.get(variant.code)?.product.animal ?? []))],
  };
}

/** Deliveries that are read per subscription; a food not among them counts as new. */
const latest = 10;

async function deliveredBefore(
  { ecommerce }: Services<"ecommerce">,
  order: CheckoutOrder,
): Promise<ReadonlySet<string>> {
  if (!order.subscription) return new Set();
  const ordered = parseDate(order.checkoutCompletedAt);
  const { orders } = await ecommerce.subscriptionOrders(Number(order.subscription), 1, latest);
  const earlier = orders.filter((one) => {
    const at = parseDate(one.orderedAt);
    return hasParcel(one) && one.token !== order.token && at && ordered && at < ordered;
  });
  return new Set(earlier.flatMap(({ items }) => items.map(({ productName }) => productName)));
}

const isMeal = (kind: string | null | undefined) => kind === "dry" || kind === "wet";
