import { expect, test } from "vitest";
import { dayHours } from "../../shared/shops/day-hours.ts";
import { distanceBetween } from "../../shared/shops/distance.ts";
import { internationalPhone } from "../../shared/shops/shop.ts";
import { repeated } from "./all-content.ts";
import { shopSchema } from "./entries/shop.ts";
import { shops } from "./shops.ts";

test("every shop parses, and none is listed twice", () => {
  for (const shop of shops) expect(shopSchema.parse(shop)).toEqual(shop);
  expect(repeated(shops.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(shops.map(({ phone }) => phone))).toEqual([]);
  expect(shops.length).toBeGreaterThanOrEqual(20);
});

test("phone numbers and postcodes are those of the country", () => {
  const forms = {
    FR: [/^\d{5}$/, /^\+33\d{9}$/],
    BE: [/^\d{4}$/, /^\+32\d{8}$/],
    LU: [/^\d{4}$/, /^\+352\d{8}$/],
  };
  for (const { slug, country, postcode, phone } of shops) {
    const [code = /./, number = /./] = forms[country];
    expect(postcode, slug).toMatch(code);
    expect(internationalPhone(phone ?? "", country), slug).toMatch(number);
  }
});

test("coordinates are those of the town", () => {
  const towns: Record<string, [latitude: number, longitude: number]> = {
    Paris: [48.857, 2.352],
    Lille: [50.637, 3.063],
    Strasbourg: [48.58, 7.75],
    Metz: [49.119, 6.176],
    Rennes: [48.111, -1.68],
    Nantes: [47.218, -1.554],
    Rouen: [49.443, 1.099],
    Lyon: [45.764, 4.836],
    Villeurbanne: [45.771, 4.88],
    Grenoble: [45.188, 5.724],
    Bordeaux: [44.838, -0.579],
    Toulouse: [43.605, 1.444],
    Marseille: [43.296, 5.37],
    Nice: [43.703, 7.266],
    Bruxelles: [50.847, 4.352],
    Liège: [50.633, 5.568],
    Namur: [50.467, 4.872],
    Mons: [50.455, 3.952],
    Luxembourg: [49.612, 6.13],
    "Esch-sur-Alzette": [49.496, 5.981],
  };
  for (const shop of shops) {
    const [latitude = 0, longitude = 0] = towns[shop.city] ?? [];
    expect(distanceBetween(shop, { latitude, longitude }), shop.slug).toBeLessThan(5);
  }
});

test("together they show every kind of day", () => {
  const kinds = new Set(
    shops.flatMap((shop) =>
      ["2026-12-24", "2026-12-25", "2026-12-20", "2027-01-05", "2027-01-06"].map(
        (date) => dayHours(shop, date).why,
      ),
    ),
  );
  expect([...kinds].sort()).toEqual(["changed", "closing", "holiday", "opening", "usual"]);
});
