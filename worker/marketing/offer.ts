import type { MarketingOffer } from "../../shared/marketing/offer.ts";
import { categoryHref } from "../../shared/routes.ts";
import { type CardServices, cardsOf } from "../page/blocks.ts";
import { pictureOf } from "../page/pictures.ts";

/** Null if the product is hidden, sold out, unknown or without a price, or if its category is unknown. */
export async function marketingOffer(
  services: CardServices,
  { sku, category }: { sku?: string; category?: string },
): Promise<MarketingOffer | null> {
  if (sku) {
    const [product] = await cardsOf(services, [sku], "campagne");
    return product?.inStock && product.price !== null ? { kind: "product", product } : null;
  }
  const found = category ? await services.content.category(category) : null;
  if (!found) return null;
  const { path, name, intro = null, image } = found;
  const picture = pictureOf(services, image);
  return { kind: "category", category: { href: categoryHref(path), name, intro, image: picture } };
}
