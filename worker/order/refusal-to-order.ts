import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { translator } from "../../shared/text/translator.ts";
import { checkoutNotices } from "./texts.ts";

const t = translator(checkoutNotices);

export function refusalToOrder({ items }: Pick<CheckoutOrder, "items">): string | undefined {
  if (items.length === 0) return t("empty");
  const names = items
    .filter(({ variant }) => variant.inStock === false)
    .map(({ productName, variantName }) => [productName, variantName].filter(Boolean).join(", "));
  return names.length > 0 ? t("soldOut", { names: names.join("\u00a0; ") }) : undefined;
}
