import { Hono } from "hono";
import { type FitAnswer, mostFits } from "../../shared/api/fit.ts";
import { fitText } from "../../shared/nutrition/fit-text.ts";
import type { AppEnv } from "../context.ts";
import { fitAnimals, fitFor } from "../nutrition/fit-animals.ts";

/** Called by pages that are the same for everybody, once they know that the visitor has an animal. */
export const fitApi = new Hono<AppEnv>().get("/fit", async (c) => {
  c.header("Cache-Control", "no-store");
  const shown = await fitAnimals(c);
  const skus = (c.req.query("skus") ?? "").split(",").filter((sku) => /^[\w.-]{1,60}$/.test(sku));
  const products =
    shown.animals.length > 0 ? await c.var.content.productsBySku(skus.slice(0, mostFits), 1) : new Map();
  const fits: FitAnswer["fits"] = {};
  for (const [sku, product] of products) {
    const found = fitFor(product, shown);
    if (found)
      fits[sku] = {
        text: fitText(found.name, found.fit),
        suits: found.fit.kind === "fits" || found.fit.kind === "treat",
      };
  }
  return c.json({
    animals: shown.animals.map(({ key, name }) => ({ key, name })),
    chosen: shown.chosen,
    fits,
  } satisfies FitAnswer);
});
