import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceBetween } from "../../shared/shops/distance.ts";
import type { ShopSummary } from "../../shared/shops/shop.ts";
import { assertProperty } from "../../tests/rigs/property.ts";
import { shopSummarySchema } from "../upstream/content/shop.ts";
import { findPlace } from "./find-place.ts";
import { towns } from "./towns.ts";

const shop = (
  fields: Pick<
    ShopSummary,
    "name" | "city" | "department" | "postcode" | "country" | "latitude" | "longitude"
  >,
) => shopSummarySchema.parse({ slug: "magasin", street: "1 rue du Puits", ...fields });

const shops = [
  shop({
    name: "Museau Lyon Vaise",
    city: "Lyon",
    department: "Rhône",
    postcode: "69009",
    country: "FR",
    latitude: 45.771,
    longitude: 4.809,
  }),
  shop({
    name: "Museau Villeurbanne",
    city: "Villeurbanne",
    department: "Rhône",
    postcode: "69100",
    country: "FR",
    latitude: 45.769,
    longitude: 4.88,
  }),
  shop({
    name: "Museau Esch",
    city: "Esch-sur-Alzette",
    department: "Esch-sur-Alzette",
    postcode: "4010",
    country: "LU",
    latitude: 49.495,
    longitude: 5.982,
  }),
  shop({
    name: "Museau Liège",
    city: "Liège",
    department: "Liège",
    postcode: "4000",
    country: "BE",
    latitude: 50.64,
    longitude: 5.571,
  }),
];
const nameOf = (asked: string) => findPlace(asked, shops)?.name;

test.each([
  ["Lyon", "Lyon"],
  ["  lyOn ", "Lyon"],
  ["69009", "Lyon"],
  ["69009 Lyon", "Lyon"],
  ["69100", "Villeurbanne"],
  ["Rhone", "Rhône"],
  ["rhône", "Rhône"],
  ["Vaise", "Lyon"],
  ["Esch", "Esch-sur-Alzette"],
  ["L-4010", "Esch-sur-Alzette"],
  ["B-4000", "Liège"],
  ["4000", "Liège"],
  ["liege", "Liège"],
  ["St Etienne", "Saint-Étienne"],
  ["SAINT ETIENNE", "Saint-Étienne"],
  ["Montpel", "Montpellier"],
  ["puy en velay", undefined],
  ["Le Puy", "Le Puy-en-Velay"],
  ["Évreux", "Évreux"],
  ["EVREUX", "Évreux"],
  ["34", "Montpellier"],
  ["29100", "Brest"],
  ["20090", "Ajaccio"],
  ["1348", "Louvain-la-Neuve"],
  ["L’Haÿ", undefined],
  ["zz", undefined],
  ["", undefined],
  ["%00<script>", undefined],
])("%j leads to %s", (asked, name) => {
  expect(nameOf(asked)).toBe(name);
});

test("a town of the shops' own is where the shop stands", () => {
  expect(findPlace("Lyon", shops)).toMatchObject({ name: "Lyon", latitude: 45.771, longitude: 4.809 });
});

test("a town is looked for in one country where that is said, and has its postcode", () => {
  expect(findPlace("1000", [], "BE")).toMatchObject({ name: "Bruxelles", postcode: "1000" });
  expect(findPlace("esch", [], "LU")).toMatchObject({ name: "Esch-sur-Alzette", postcode: "4001" });
  expect(findPlace("Liège", [], "FR")).toBeUndefined();
});

test("every French département leads to a town of its own", () => {
  for (let department = 1; department <= 95; department++) {
    const postcode = `${String(department).padStart(2, "0")}150`;
    expect(findPlace(postcode, []), postcode).toBeDefined();
  }
});

test("the larger towns are in their countries, and none stands twice", () => {
  const boxes = { FR: [46.6, 2.4, 780], BE: [50.6, 4.5, 150], LU: [49.75, 6.1, 50] } as const;
  for (const town of towns) {
    const [latitude, longitude, within] = boxes[town.country];
    expect(distanceBetween(town, { latitude, longitude }), town.name).toBeLessThan(within);
  }
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length);
  expect(towns.length).toBeGreaterThan(120);
});

test("whatever is asked is answered", () => {
  assertProperty(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (asked) => {
      const found = findPlace(asked, shops);
      if (found) expect(Number.isFinite(found.latitude) && Number.isFinite(found.longitude)).toBe(true);
    }),
  );
});
