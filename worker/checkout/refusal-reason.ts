import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { refusalTexts } from "../../shared/checkout/summary.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { orderChanges } from "../order/order-changes.ts";
import type { ApiProblem } from "../upstream/api-error.ts";
import { type PlaceToFix, productsIn } from "./place-to-fix.ts";

const t = translator(refusalTexts);

/**
 * Why an order was refused, in our own words: the service's may be in another language. Of its message only the names
 * of the order's products are taken.
 */
export function refusalReason(
  place: PlaceToFix,
  { violations, message = "" }: ApiProblem,
  { shown, order }: { shown: CheckoutOrder; order: CheckoutOrder },
): string {
  if (place === "recapitulatif") return orderChanges(shown, order)?.text ?? t("recapitulatif");
  if (place !== "cart") return t(place);
  if (violations.some(({ path }) => /coupon/i.test(path))) return t("coupon");
  const words = [message, ...violations.map((violation) => violation.message)].join(" ");
  return t("cart", { names: productsIn(words, order, shown).join(", ") });
}
