import { Hono } from "hono";
import { pointsQuery } from "../../../shared/api/checkout.ts";
import { pickupTexts } from "../../../shared/delivery/pickup-points.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppEnv } from "../../context.ts";
import { withinNetworkLimit } from "../../forms/within-limit.ts";
import { setRetryAfter } from "../../page/error/retry-after.ts";
import { findPickupPoints } from "../../purchase/delivery/pickup-points.ts";

const t = translator(pickupTexts);

/** Seconds. */
const maxAge = 60;

export const pickupPointsApi = new Hono<AppEnv>().get("/", async (c) => {
  c.header("Cache-Control", "no-store");
  const { data: query } = pointsQuery.safeParse(c.req.query());
  if (!query) return c.json({ message: "Bad Request" }, 400);
  if (!(await withinNetworkLimit(c, "PICKUP_POINTS_LIMIT"))) {
    setRetryAfter(c);
    return c.json({ message: t("outcome.tooOften") }, 429);
  }
  const found = await findPickupPoints(c.var, query, query.chosen);
  if (found.outcome === "unavailable") return c.json(found, 503);
  c.header("Cache-Control", `private, max-age=${maxAge}`);
  return c.json(found);
});
