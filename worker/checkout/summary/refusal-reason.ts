import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { refusalTexts } from "../../../shared/checkout/summary/summary.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { orderChanges } from "../../purchase/checkout/order-changes.ts";
import type { ApiProblem } from "../../upstream/api-error.ts";
import { type PlaceToFix, productsIn } from "./place-to-fix.ts";

const t = translator(refusalTexts);

/** The API's message may be in another language, so only product names are taken from it. */
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
