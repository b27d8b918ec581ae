import { Hono } from "hono";
import { weekdays } from "../../shared/shops/shop.ts";
import { shopEntries } from "../content/shops.ts";
import type { Spell } from "../content-system/entries/shop.ts";
import type { SandboxEnv } from "../env.ts";
import { apiPath, idOf, iri } from "./iri.ts";
import { relayPoints } from "./pickup-point-list.ts";
import { notFound } from "./problems.ts";
import { linkedData } from "./request.ts";

export interface PickupPoint {
  id: string;
  carrier: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  /** By day of the week, Monday first; empty where it is closed. */
  openingHours: readonly (readonly { from: string; to: string }[])[];
  active: boolean;
}

const day = [
  { from: "09:00", to: "12:30" },
  { from: "14:00", to: "19:00" },
];
const morning = [{ from: "09:00", to: "12:30" }];
const week = [day, day, day, day, day, morning, []];
const closedOnMonday = [[], day, day, day, day, day, morning];

const inactive = new Set(["FR-01004", "FR-02006", "BE-21004"]);

const relays: readonly PickupPoint[] = relayPoints.map(
  ([id, name, street, postcode, city, latitude, longitude], index) => ({
    id,
    carrier: "mondial-relay",
    name,
    street,
    postcode,
    city,
    countryCode: id.slice(0, 2),
    latitude,
    longitude,
    openingHours: index % 3 === 0 ? closedOnMonday : week,
    active: !inactive.has(id),
  }),
);

const closedShops = new Set(["paris-convention"]);
const usualHours = [{ from: "09:00", to: "18:00" }];

const shopPoints: readonly PickupPoint[] = shopEntries.map(({ slug, country, hours, ...shop }) => ({
  id: slug,
  carrier: "retrait-magasin",
  name: shop.name,
  street: shop.street,
  postcode: shop.postcode,
  city: shop.city,
  countryCode: country,
  latitude: shop.latitude,
  longitude: shop.longitude,
  openingHours: weekdays.map((day, index) => hours.week[day]?.map(ofSpell) ?? (index < 5 ? usualHours : [])),
  active: !closedShops.has(slug),
}));

const points: readonly PickupPoint[] = [...relays, ...shopPoints];

function ofSpell({ opens, closes }: Spell): { from: string; to: string } {
  return { from: opens, to: closes };
}

export function findPickupPoint(id: string): PickupPoint | undefined {
  return points.find((point) => point.id === id);
}

/** Points in one answer. */
const most = 20;

export const pickupPoints = new Hono<SandboxEnv>()
  .get("/:id", (c) => {
    const point = findPickupPoint(c.req.param("id"));
    if (!point) throw notFound("Ce point de retrait n’existe pas.");
    return linkedData(c, { "@context": `${apiPath}/contexts/PickupPoint`, ...pointJson(point) });
  })
  .get("/", (c) => {
    const { carrier = "", postcode = "", countryCode = "" } = c.req.query();
    const found = points
      .filter(
        (point) => point.carrier === idOf(carrier) && (!countryCode || point.countryCode === countryCode),
      )
      .toSorted((one, other) => distance(one, postcode) - distance(other, postcode))
      .slice(0, most);
    return linkedData(c, {
      "@context": `${apiPath}/contexts/PickupPoint`,
      "@type": "hydra:Collection",
      "hydra:member": found.map(pointJson),
      "hydra:totalItems": found.length,
    });
  });

function pointJson(point: PickupPoint) {
  return { "@id": iri("pickup-points", point.id), "@type": "PickupPoint", ...point };
}

/** Approximate distance of two postcodes: the department counts first. */
function distance({ postcode }: PickupPoint, wanted: string): number {
  return Math.abs(Number(postcode) - Number(wanted.replace(/\D/g, "") || 0));
}
