import { Hono } from "hono";
import * as z from "zod/mini";
import type { RationView } from "../../../shared/ration/ration-view.ts";
import type { AppEnv } from "../../context.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { rationView } from "./ration-view.ts";

const refSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

export const rationApi = new Hono<AppEnv>().get("/", async (c) => {
  c.header("Cache-Control", "no-store");
  const { data: ref } = refSchema.safeParse(c.req.query("ref"));
  if (!ref) return c.json({ message: "Not Found" }, 404);
  try {
    const product = (await c.var.content.productsBySku([ref], 1)).get(ref);
    if (!product?.viewable || !product.animal) return c.json({ message: "Not Found" }, 404);
    // Field errors answer 200, because browsers log a 400 as an error of the page.
    return c.json<RationView>(await rationView(c.var, c.req.query(), { sku: ref, animal: product.animal }));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("ration not calculated", error, { sku: ref });
    return c.json<RationView>({ draft: {}, outcome: { kind: "failed" } });
  }
});
