import type { SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { CartSuggestion } from "../../shared/cart/suggestions/cart-suggestion.ts";
import { isWholeAmount } from "../../shared/money/money.ts";
import type { ProductSummary } from "../../shared/product/product.ts";
import { defaultVariant, isSellable } from "../../shared/product/product-rules.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { pictureOf } from "./pictures.ts";
import { sourceLink } from "./source-link.ts";

export function toSuggestion(
  c: AppContext,
  product: ProductSummary | undefined,
  source: SourceItemList,
  variant = product && defaultVariant(product),
): CartSuggestion | undefined {
  if (!product?.viewable || !variant || !isSellable(variant) || !isWholeAmount(variant.price))
    return undefined;
  return {
    name: product.name,
    href: sourceLink(
      c.var,
      href("produits-product-format", { product: product.slug, format: variant.slug }),
      source,
    ),
    variantCode: variant.code,
    variantName: variant.name,
    price: variant.price,
    weight: variant.weight,
    image: pictureOf(c, variant.image ?? product.image),
  };
}
