import type { MarketingOffer } from "../../shared/marketing/offer.ts";
import { categoryHref } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { cardsOf } from "../page/blocks.ts";
import { pictureOf } from "../page/pictures.ts";

/** Null if the product is hidden, sold out, unknown or without a price, or if its category is unknown. */
export async function marketingOffer(
  c: AppContext,
  { sku, category }: { sku?: string; category?: string },
): Promise<MarketingOffer | null> {
  if (sku) {
    const [product] = await cardsOf(c, [sku], "campagne");
    return product?.inStock && product.price !== null ? { kind: "product", product } : null;
  }
  const found = category ? await c.var.content.category(category) : null;
  if (!found) return null;
  const { path, name, intro = null, image } = found;
  const picture = pictureOf(c, image);
  return { kind: "category", category: { href: categoryHref(path), name, intro, image: picture } };
}
