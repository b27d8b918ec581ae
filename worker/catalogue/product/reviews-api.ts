import { Hono } from "hono";
import type { ReviewsAnswer } from "../../../shared/api/api.ts";
import { chooseReviews, reviewChoiceOf } from "../../../shared/product/reviews/reviews.ts";
import type { AppEnv } from "../../context.ts";

export const reviewsApi = new Hono<AppEnv>().get("/:sku{[A-Za-z0-9-]{1,40}}", async (c) => {
  const product = await c.var.content.product(`sku-${c.req.param("sku").toUpperCase()}`, 2);
  if (!product?.viewable) return c.json({ message: "Not Found" }, 404);
  c.header("Cache-Control", "private, max-age=15");
  const choice = reviewChoiceOf(c.req.query("note"), c.req.query("page"));
  const { reviews, before, count } = chooseReviews(product.reviews, choice);
  return c.json<ReviewsAnswer>({ reviews: reviews.slice(before), count });
});
