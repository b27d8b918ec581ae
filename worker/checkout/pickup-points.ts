import { isPostcode, tidyPostcode } from "../../shared/address/postcode.ts";
import type { PickupPoint } from "../../shared/checkout/checkout-order.ts";
import {
  type FoundPoints,
  type ListedPoint,
  longestPlace,
  nearby,
} from "../../shared/checkout/pickup-points.ts";
import { shopCountries } from "../../shared/country/country.ts";
import { distanceBetween, type Position } from "../../shared/shops/distance.ts";
import { within } from "../../shared/text/text.ts";
import type { AppContext } from "../context.ts";
import { findPlace } from "../geography/find-place.ts";
import { UpstreamError } from "../upstream/http.ts";

const most = { found: 10, far: 3 };

export interface PointsQuery {
  carrier: string;
  place: string;
  countryCode: string;
}

/**
 * Nearest first. Rejects only for a 401; an outage is an outcome.
 *
 * @example const found = await findPickupPoints(c, { carrier: "mondial-relay", place: "69002", countryCode: "FR" })
 */
export async function findPickupPoints(c: AppContext, query: PointsQuery): Promise<FoundPoints> {
  const place = within(query.place.trim(), longestPlace);
  const nothing = { query: place, place: null, from: null, points: [] };
  const where = placeIn(place, query.countryCode);
  if (!where) return { ...nothing, outcome: "unknown" };
  const { carrier, countryCode } = query;
  const { postcode, name, from } = where;
  try {
    const points = await c.var.ecommerce.pickupPoints({ carrier, postcode, countryCode });
    if (points.length === 0) return { ...nothing, outcome: "none" };
    const sorted = byDistance(points, from);
    const far = (sorted[0]?.distance ?? 0) > nearby;
    const shown = far
      ? sorted.slice(0, most.far)
      : sorted.filter(({ distance }) => (distance ?? 0) <= nearby).slice(0, most.found);
    return { query: place, outcome: far ? "far" : "found", place: name, from, points: shown };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("pickup points not known", error);
    return { ...nothing, outcome: "unavailable" };
  }
}

export async function withChosen(c: AppContext, found: FoundPoints, id: string): Promise<FoundPoints> {
  if (found.points.some((point) => point.id === id)) return found;
  try {
    const point = await c.var.ecommerce.pickupPoint(id);
    return { ...found, points: [...found.points, { ...point, distance: distanceTo(point, found.from) }] };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("chosen pickup point not known", error);
    return found;
  }
}

interface Where {
  postcode: string;
  name: string | null;
  from: Position | null;
}

function placeIn(query: string, countryCode: string): Where | undefined {
  const country = shopCountries.find((one) => one === countryCode);
  const postcode = tidyPostcode(/\b(?:\d{4,5}|\d\d \d{3})\b/.exec(query)?.[0] ?? query, countryCode);
  const isCode = isPostcode(postcode, countryCode) && /\d/.test(postcode);
  const place = findPlace(isCode ? postcode : query, [], country);
  if (!isCode && !place) return undefined;
  const { latitude, longitude } = place ?? {};
  return {
    postcode: isCode ? postcode : (place?.postcode ?? ""),
    name: place?.name ?? null,
    from: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  };
}

/** Points without coordinates come last, in the order of the API. */
function byDistance(points: readonly PickupPoint[], from: Position | null): ListedPoint[] {
  const listed = points.map((point) => ({ ...point, distance: distanceTo(point, from) }));
  const far = Number.POSITIVE_INFINITY;
  return from ? listed.toSorted((one, other) => (one.distance ?? far) - (other.distance ?? far)) : listed;
}

function distanceTo({ latitude, longitude }: PickupPoint, from: Position | null): number | null {
  if (!from || typeof latitude !== "number" || typeof longitude !== "number") return null;
  return distanceBetween(from, { latitude, longitude });
}
