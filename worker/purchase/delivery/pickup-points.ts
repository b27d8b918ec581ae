import type { PostalAddress } from "../../../shared/address/address.ts";
import { isDelivered } from "../../../shared/address/delivered-place.ts";
import { isPostcode, tidyPostcode } from "../../../shared/address/postcode.ts";
import type { Carrier } from "../../../shared/checkout/checkout-order.ts";
import type { ShippingChoice } from "../../../shared/delivery/carrier-choice.ts";
import {
  type FoundPoints,
  longestPostcode,
  type PointsByCarrier,
  postcodeField,
} from "../../../shared/delivery/pickup-points.ts";
import type { FormValues } from "../../../shared/forms/input-values.ts";
import { within } from "../../../shared/text/text.ts";
import { typedLine } from "../../../shared/text/typed-text.ts";
import type { Services } from "../../context.ts";
import type { PickupPointQuery } from "../../upstream/ecommerce/checkout-calls.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { withTimeout } from "../../with-timeout.ts";

/** Milliseconds. */
const pageWaits = 500;

export async function pointsByCarrier(
  services: Services<"complete" | "ecommerce" | "log">,
  carriers: readonly Carrier[],
  near: {
    address: Pick<PostalAddress, "postcode" | "countryCode"> | null;
    chosen: ShippingChoice;
    draft: FormValues | undefined;
  },
): Promise<PointsByCarrier> {
  const { address, chosen, draft } = near;
  const found = carriers
    .filter(({ kind }) => kind !== "home")
    .map(async ({ code }) => {
      const asked = draft?.[postcodeField(code)];
      const { postcode, countryCode = "" } = address ?? {};
      const around = (typeof asked === "string" && asked) || postcode || "";
      const query = { carrier: code, postcode: around, countryCode };
      const points = findPickupPoints(services, query, chosen.carrier === code ? chosen.pickupPoint : "");
      if (services.complete) return [code, await points] as const;
      return [code, (await withTimeout(points, pageWaits)) ?? pendingPoints(around)] as const;
    });
  return Object.fromEntries(await Promise.all(found));
}

/** Keeps the API's order and distances; a chosen point that is elsewhere comes first. An outage is an outcome; only a 401 rejects. */
export async function findPickupPoints(
  services: Services<"ecommerce" | "log">,
  query: PickupPointQuery,
  chosen = "",
): Promise<FoundPoints> {
  const found = await pointsAround(services, query);
  return chosen ? withChosen(services, found, chosen) : found;
}

const pendingPoints = (query: string): FoundPoints => ({ query, outcome: "pending", points: [] });

async function pointsAround(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  query: PickupPointQuery,
): Promise<FoundPoints> {
  const asked = within(typedLine(query.postcode), longestPostcode);
  const postcode = tidyPostcode(asked, query.countryCode);
  const nothing = { query: asked, points: [] };
  if (!isPostcode(postcode, query.countryCode)) return { ...nothing, outcome: asked ? "wrong" : "empty" };
  if (!isDelivered({ ...query, postcode })) return { ...nothing, outcome: "notDelivered" };
  try {
    const points = await ecommerce.pickupPoints({ ...query, postcode });
    return { query: asked, points, outcome: points.length > 0 ? "found" : "none" };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    log.error("pickup points not known", error);
    return { ...nothing, outcome: "unavailable" };
  }
}

async function withChosen(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  found: FoundPoints,
  id: string,
): Promise<FoundPoints> {
  if (found.points.some((point) => point.id === id)) return found;
  try {
    return { ...found, points: [await ecommerce.pickupPoint(id), ...found.points] };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    log.error("chosen pickup point not known", error);
    return found;
  }
}
