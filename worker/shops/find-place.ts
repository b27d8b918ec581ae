import type { ShopCountry } from "../../shared/country/country.ts";
import type { Position } from "../../shared/shops/distance.ts";
import type { ShopSummary } from "../../shared/shops/shop.ts";
import { withoutAccents } from "../../shared/text/text.ts";
import { type Town, towns } from "./towns.ts";

export interface Place extends Position {
  name: string;
  postcode: string;
}

/** Characters; a longer query is cut. */
export const longestPlaceQuery = 80;

export function findPlace(
  query: string,
  shops: readonly ShopSummary[],
  country?: ShopCountry,
): Place | undefined {
  const text = normalized(query);
  const known = country ? towns.filter((town) => town.country === country) : towns;
  const postcode = /^(?:([bfl])(?:e|r|u)? )?(\d{2,5})$/.exec(text);
  if (postcode) return byPostcode(postcode[2] ?? "", postcode[1], shops, known);
  const both = /^(\d{4,5}) \S|\S (\d{4,5})$/.exec(text);
  if (both) return byPostcode(both[1] ?? both[2] ?? "", undefined, shops, known);
  return text.length < 2 ? undefined : byName(text, shops, known);
}

/** True if the query is the place's name or has its postcode. */
export function isNamed({ name, postcode }: Pick<Place, "name" | "postcode">, query: string): boolean {
  const text = normalized(query);
  return normalized(name) === text || text.split(" ").includes(postcode);
}

function byName(text: string, shops: readonly ShopSummary[], known: readonly Town[]): Place | undefined {
  const shopPlaces = [
    ...shops.map((shop) => ({ ...shop, name: shop.city })),
    ...shops.map((shop) => ({ ...shop, name: shop.department })),
  ];
  const whole = ({ name }: Place) => normalized(name) === text;
  const begins = ({ name }: Place) => normalized(name).startsWith(text);
  const shopNamed = shops.filter(({ name }) => normalized(name).includes(text));
  const found =
    centreOf(shopPlaces.filter(whole)) ??
    known.find(whole) ??
    centreOf(sameName(shopPlaces.filter(begins))) ??
    known.find(begins) ??
    centreOf(shopNamed.slice(0, 1).map((shop) => ({ ...shop, name: shop.city })));
  return found && placeOf(found);
}

function byPostcode(
  digits: string,
  country: string | undefined,
  shops: readonly ShopSummary[],
  known: readonly Town[],
): Place | undefined {
  const beginning = digits.length === 4 ? 1 : 2;
  const candidates = [...shops.map((shop) => ({ ...shop, name: shop.city })), ...known].filter(
    (place) =>
      (digits.length === 2 ? place.country === "FR" : place.postcode.length === digits.length) &&
      (!country || place.country.toLowerCase().startsWith(country)) &&
      place.postcode.startsWith(digits.slice(0, beginning)),
  );
  const number = Number(digits.padEnd(5, "0"));
  const away = ({ postcode }: Town | ShopSummary) => Math.abs(Number(postcode.padEnd(5, "0")) - number);
  const nearest = candidates.toSorted((a, b) => away(a) - away(b))[0];
  return nearest && placeOf(nearest);
}

function sameName<T extends Place>(places: readonly T[]): T[] {
  return places.filter(({ name }) => name === places[0]?.name);
}

function centreOf(places: readonly Place[]): Place | undefined {
  const [first] = places;
  if (!first) return undefined;
  const mean = (of: (place: Place) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return {
    name: first.name,
    postcode: first.postcode,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}

function placeOf({ name, postcode, latitude, longitude }: Place): Place {
  return { name, postcode, latitude, longitude };
}

function normalized(text: string): string {
  return withoutAccents(text.slice(0, longestPlaceQuery))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\bste(?= )/g, "sainte")
    .replace(/\bst(?= )/g, "saint");
}
