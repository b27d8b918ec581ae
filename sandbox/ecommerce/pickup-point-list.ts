import type { Position } from "../../shared/shops/distance.ts";
import { weekdays } from "../../shared/shops/shop.ts";
import type { Spell } from "../content/entries/shop.ts";
import { shops } from "../content/shops.ts";
import { closedSince } from "../database/closures.ts";
import { departments } from "./departments.ts";
import { relayPoints } from "./relay-points.ts";

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
  /** Monday first; an empty day is closed. */
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

const shopPoints: readonly PickupPoint[] = shops.map(({ slug, country, hours, ...shop }) => ({
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

const isBare = ([code]: readonly [string, ...unknown[]]) =>
  !relays.some(({ countryCode, postcode }) => countryCode === "FR" && postcode.startsWith(code));

const townRelays: readonly PickupPoint[] = departments
  .filter(isBare)
  .flatMap(([code, city, latitude, longitude]) =>
    ["Tabac-presse de la Mairie", "Épicerie du Centre", "Pressing de la Gare"].map((name, index) => ({
      id: `FR-${code}-${index + 1}`,
      carrier: "mondial-relay",
      name,
      street: `${index + 1} place de la Mairie`,
      postcode: `${code}00000`.slice(0, 5),
      city,
      countryCode: "FR",
      latitude: latitude + 0.006 * (index + 1),
      longitude: longitude - 0.004 * index,
      openingHours: week,
      active: true,
    })),
  );

const known: readonly PickupPoint[] = [...relays, ...townRelays, ...shopPoints];

export const allPoints = (): PickupPoint[] => known.map(asToday);

export function departmentOf(postcode: string): Position | undefined {
  const [, , latitude, longitude] = departments.find(([code]) => postcode.startsWith(code)) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function ofSpell({ opens, closes }: Spell): { from: string; to: string } {
  return { from: opens, to: closes };
}

const asToday = (point: PickupPoint): PickupPoint =>
  point.active && closedSince("pickup-point", point.id) ? { ...point, active: false } : point;

export function findPickupPoint(id: string): PickupPoint | undefined {
  const point = known.find((one) => one.id === id);
  return point && asToday(point);
}
