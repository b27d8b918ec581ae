import { Hono } from "hono";
import { isPostcode } from "../../shared/address/postcode.ts";
import { distanceBetween, type Position } from "../../shared/shops/distance.ts";
import type { SandboxEnv } from "../env.ts";
import { collectionPage } from "./collection-page.ts";
import { apiPath, idOf, iri } from "./iri.ts";
import { allPoints, departmentOf, findPickupPoint, type PickupPoint } from "./pickup-point-list.ts";
import { invalid, notFound } from "./problems.ts";
import { linkedData } from "./request.ts";
import { blank, violation } from "./violations.ts";

const most = 10;

export const pickupPoints = new Hono<SandboxEnv>()
  .get("/:id", (c) => {
    const point = findPickupPoint(c.req.param("id"));
    if (!point) throw notFound("Ce point de retrait n’existe pas.");
    return linkedData(c, { "@context": `${apiPath}/contexts/PickupPoint`, ...pointJson(point) });
  })
  .get("/", (c) => {
    const { carrier = "", postcode = "", countryCode = "" } = c.req.query();
    if (!postcode) throw invalid(blank("postcode"));
    if (!isPostcode(postcode, countryCode))
      throw invalid(violation("pattern", "postcode", "This value is not valid."));
    const members = pointsFor({ carrier: idOf(carrier), postcode, countryCode });
    return collectionPage(c, { type: "PickupPoint", path: "pickup-points", members });
  });

function pointsFor(query: { carrier: string; postcode: string; countryCode: string }) {
  const near = allPoints().filter(
    ({ carrier, countryCode }) => carrier === query.carrier && countryCode === query.countryCode,
  );
  const from = positionOf(query, near);
  if (!from) return [];
  return near
    .map((point) => ({ ...pointJson(point), distance: Math.round(distanceBetween(from, point) * 10) / 10 }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most);
}

function positionOf(
  { postcode, countryCode }: { postcode: string; countryCode: string },
  near: readonly PickupPoint[],
): Position | undefined {
  const same = near.find((point) => point.postcode === postcode);
  if (same) return same;
  if (countryCode === "FR") return departmentOf(postcode);
  const gap = (point: PickupPoint) => Math.abs(Number(point.postcode) - Number(postcode));
  return near.toSorted((one, other) => gap(one) - gap(other))[0];
}

function pointJson(point: PickupPoint) {
  return { "@id": iri("pickup-points", point.id), "@type": "PickupPoint", ...point };
}
