import { Hono } from "hono";
import { type FitAnswer, mostFits } from "../../shared/api/fit.ts";
import { sharedFitText } from "../../shared/nutrition/fit-text.ts";
import type { ProductSummary } from "../../shared/product/product.ts";
import type { AppEnv } from "../context.ts";
import { eatersOf, fitAnimals, fitFor, noteOn } from "../nutrition/fit-animals.ts";

/** Called by pages that are the same for everybody, once they know that the visitor has an animal. */
export const fitApi = new Hono<AppEnv>().get("/fit", async (c) => {
  c.header("Cache-Control", "no-store");
  const shown = await fitAnimals(c);
  const skus = (c.req.query("skus") ?? "").split(",").filter((sku) => /^[\w.-]{1,60}$/.test(sku));
  const products =
    shown.animals.length > 0
      ? await c.var.content.productsBySku(skus.slice(0, mostFits), 1)
      : new Map<string, ProductSummary>();
  const fits: FitAnswer["fits"] = {};
  for (const [sku, product] of products) {
    const found = fitFor(product, shown);
    if (found)
      fits[sku] = {
        text: sharedFitText(found),
        suits: found.fit.kind === "fits" || found.fit.kind === "treat",
      };
  }
  return c.json({
    animals: shown.animals.map(({ key, name, facts }) => ({ key, name, kind: facts.kind })),
    chosen: shown.chosen,
    note: noteOn(c.var, [...new Set([...products.values()].flatMap((product) => eatersOf(product, shown)))]),
    fits,
  } satisfies FitAnswer);
});
