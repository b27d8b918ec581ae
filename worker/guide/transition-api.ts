import { Hono } from "hono";
import { transitionChoice } from "../../shared/nutrition/transition-view.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import type { AppEnv } from "../context.ts";
import { sendTransition } from "../nutrition/transition-file.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

const mostFoods = 5;

/** The address names products only, nothing about an animal or a person. */
export const guideTransitionApi = new Hono<AppEnv>().get("/:skus", async (c) => {
  const skus = c.req.param("skus").split(",");
  const { from, length } = transitionChoice(c.req.query(), dayInParis(clock.date()));
  const isRight = skus.length <= mostFoods && skus.every((sku) => /^[\w-]{1,64}$/.test(sku));
  if (!isRight || !from || !length) return c.json({ message: "Not Found" }, 404);
  try {
    const products = await Promise.all(skus.map((sku) => c.var.content.product(`sku-${sku}`, 1)));
    const names = products.flatMap((product) =>
      product?.viewable && product.kind !== "treat" ? [product.name] : [],
    );
    if (names.length < skus.length) return c.json({ message: "Not Found" }, 404);
    return await sendTransition(c, { names, from, length, subject: skus.join(" ") });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("transition not sent", error);
    c.header("Retry-After", "30");
    return c.json({ message: "Service Unavailable" }, 503);
  }
});
