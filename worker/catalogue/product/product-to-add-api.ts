import { Hono } from "hono";
import type { ProductToAdd } from "../../../shared/api/api.ts";
import type { Variant } from "../../../shared/product/product.ts";
import { isSellable, visibleVariants } from "../../../shared/product/product-rules.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppEnv } from "../../context.ts";

export const productToAddApi = new Hono<AppEnv>().get("/:slug{[a-z0-9-]{1,200}}", async (c) => {
  const { content, frequencies } = c.var;
  const offered = frequencies.atHand();
  const slug = c.req.param("slug");
  const product = await content.product(slug, 2);
  if (product?.slug !== slug || !product.viewable || product.oldProduct)
    return c.json({ message: "Not Found" }, 404);
  c.header("Cache-Control", "private, max-age=15");
  return c.json<ProductToAdd>({
    name: product.name,
    slug,
    variants: visibleVariants(product).filter(isSellable).map(shownVariant),
    frequencies: await offered,
    today: clock.date().toISOString(),
  });
});

function shownVariant(variant: Variant): Variant {
  const { code, slug, name, weight, isVisible, isInStock } = variant;
  const { price, subscriptionPrice, lowestPrice30Days } = variant;
  const packed = { code, slug, name, weight, isVisible, isInStock };
  return { ...packed, price, subscriptionPrice, lowestPrice30Days };
}
