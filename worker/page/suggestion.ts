import type { SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { CartSuggestion } from "../../shared/cart/suggestions/cart-suggestion.ts";
import { isWholeAmount } from "../../shared/money/money.ts";
import type { ProductSummary } from "../../shared/product/product.ts";
import { defaultVariant, isSellable } from "../../shared/product/product-rules.ts";
import { href } from "../../shared/routes.ts";
import { unbroken } from "../../shared/text/unbroken.ts";
import type { Services } from "../context.ts";
import { pictureOf } from "./pictures.ts";
import { sourceLink } from "./source-link.ts";

export function toSuggestion(
  services: Services<"bot" | "configuration" | "log">,
  product: ProductSummary | undefined,
  source: SourceItemList,
  variant = product && defaultVariant(product),
): CartSuggestion | undefined {
  if (!product?.viewable || !variant || !isSellable(variant) || !isWholeAmount(variant.price))
    return undefined;
  return {
    name: product.name,
    href: sourceLink(
      services,
      href("produits-product-format", { product: product.slug, format: variant.slug }),
      source,
    ),
    variantCode: variant.code,
    variantName: unbroken(variant.name),
    price: variant.price,
    weight: variant.weight,
    image: pictureOf(services, variant.image ?? product.image),
  };
}
