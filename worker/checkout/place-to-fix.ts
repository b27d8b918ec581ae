import type { ApiProblem } from "../../shared/api/api-error.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import type { CheckoutStep } from "../../shared/checkout/checkout-steps.ts";

/** Where a shopper mends what kept an order from being placed. */
export type PlaceToFix = "cart" | CheckoutStep;

/** The properties that a refusal names, by where they are mended; the first that is named first in this list counts. */
const places: readonly (readonly [RegExp, PlaceToFix])[] = [
  [/^(couponCode|promotionCoupon)/, "cart"],
  [/^billingAddress/, "facturation"],
  [/^shippingAddress/, "facturation"],
  [/^(shipments|shippingMethod|pickupPoint)/, "livraison"],
  [/^(payments|paymentMethod)/, "paiement"],
];

/**
 * Where an order that was refused is mended (spec 8): lines in the cart, unless all that is said of them is a new price,
 * which the summary shows. What names nothing is said on the summary.
 *
 * @param before as the shopper saw it
 * @param after as it is since: a refusal settles the prices of the day
 */
export function placeToFix(
  { violations }: ApiProblem,
  before: CheckoutOrder,
  after: CheckoutOrder,
): PlaceToFix {
  const aboutLines = violations.filter(({ path }) => /^items/.test(path)).length;
  if (aboutLines > changedPrices(before, after)) return "cart";
  const named = places.find(([form]) => violations.some(({ path }) => form.test(path)));
  return named?.[1] ?? "recapitulatif";
}

function changedPrices(before: CheckoutOrder, after: CheckoutOrder): number {
  const priceOf = (id: number) => before.items.find((item) => item.id === id)?.unitPrice;
  return after.items.filter(({ id, unitPrice }) => priceOf(id) !== unitPrice).length;
}
