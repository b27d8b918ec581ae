import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import type { CheckoutStep } from "../../../shared/checkout/checkout-steps.ts";
import type { ApiProblem } from "../../upstream/api-error.ts";

export type PlaceToFix = "cart" | CheckoutStep;

/** The first match wins. */
const places: readonly (readonly [RegExp, PlaceToFix])[] = [
  [/^(couponCode|promotionCoupon)/, "cart"],
  [/^billingAddress/, "facturation"],
  [/^shippingAddress/, "facturation"],
  [/^(shipments|shippingMethod|pickupPoint)/, "livraison"],
  [/^(payments|paymentMethod)/, "paiement"],
];

/** Refused lines lead to the cart, unless only their prices changed: the recap shows those. */
export function placeToFix(
  { violations }: ApiProblem,
  before: CheckoutOrder,
  after: CheckoutOrder,
): PlaceToFix {
  const aboutLines = violations.filter(({ path, message }) =>
    path ? /^items/.test(path) : productsIn(message, before).length > 0,
  ).length;
  if (aboutLines > changedPrices(before, after)) return "cart";
  const named = places.find(([form]) => violations.some(({ path }) => form.test(path)));
  return named?.[1] ?? "recapitulatif";
}

/** An order refused as a whole names its products only inside the message. */
export function productsIn(message: string, ...orders: Pick<CheckoutOrder, "items">[]): string[] {
  const named = orders
    .flatMap(({ items }) => items)
    .flatMap(({ productName }) => (productName && message.includes(productName) ? [productName] : []));
  return [...new Set(named)];
}

function changedPrices(before: CheckoutOrder, after: CheckoutOrder): number {
  const priceOf = (id: number) => before.items.find((item) => item.id === id)?.unitPrice;
  return after.items.filter(({ id, unitPrice }) => priceOf(id) !== unitPrice).length;
}
