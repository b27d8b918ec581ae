import { isPostcode, tidyPostcode } from "../../shared/address/postcode.ts";
import { type FoundPoints, longestPostcode } from "../../shared/checkout/pickup-points.ts";
import { within } from "../../shared/text/text.ts";
import type { AppContext } from "../context.ts";
import type { PickupPointQuery } from "../upstream/ecommerce/checkout-calls.ts";
import { UpstreamError } from "../upstream/http.ts";

/**
 * In the order and with the distances of the API (readings, relay points). Rejects only for a 401; an outage is an
 * outcome.
 *
 * @example const found = await findPickupPoints(c, { carrier: "mondial-relay", postcode: "69002", countryCode: "FR" })
 */
export async function findPickupPoints(c: AppContext, query: PickupPointQuery): Promise<FoundPoints> {
  const asked = within(query.postcode.trim(), longestPostcode);
  const postcode = tidyPostcode(asked, query.countryCode);
  const nothing = { query: asked, points: [] };
  if (!isPostcode(postcode, query.countryCode)) return { ...nothing, outcome: asked ? "wrong" : "empty" };
  try {
    const points = await c.var.ecommerce.pickupPoints({ ...query, postcode });
    return { query: asked, points, outcome: points.length > 0 ? "found" : "none" };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("pickup points not known", error);
    return { ...nothing, outcome: "unavailable" };
  }
}

export async function withChosen(c: AppContext, found: FoundPoints, id: string): Promise<FoundPoints> {
  if (found.points.some((point) => point.id === id)) return found;
  try {
    return { ...found, points: [...found.points, await c.var.ecommerce.pickupPoint(id)] };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("chosen pickup point not known", error);
    return found;
  }
}
