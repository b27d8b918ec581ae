import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { variants } from "../database/schema/catalogue.ts";
import type { SandboxEnv } from "../env.ts";
import { notFound } from "./problems.ts";
import { linkedData } from "./request.ts";
import { variantJson } from "./variant-json.ts";

export const productVariants = new Hono<SandboxEnv>().get("/:code", async (c) => {
  const where = eq(variants.code, c.req.param("code"));
  const variant = await c.get("db").query.variants.findFirst({ where });
  if (!variant) throw notFound("Ce format n’existe pas.");
  const { productName, variantName, price } = variant;
  return linkedData(c, {
    ...variantJson(variant),
    productName,
    name: variantName,
    price,
    originalPrice: price,
  });
});
