import { expect, test } from "vitest";
import {
  type DeliveryTerms,
  expectedCarrier,
  termsOfCarrier,
  usualCarrier,
  usualFees,
} from "./delivery-terms.ts";

const home = {
  carrier: "poste",
  name: "La poste",
  kind: "home",
  countries: ["FR"],
  price: 490,
  freeFrom: 4900,
  days: { least: 2, most: 3 },
  heaviest: 30_000,
} as const;
const truck = { ...home, carrier: "lourd", price: 990, freeFrom: null, heaviest: null } as const;
const relay = { ...home, carrier: "relais", kind: "relay", price: 390 } as const;
const belgian = { ...home, countries: ["BE"], price: 590 } as const;

const terms = {
  cutOff: 12,
  handlingDays: { least: 0, most: 1 },
  returnDays: 14,
  serviceFee: { price: 190, freeFrom: 2500 },
  carriers: [belgian, relay, home, truck].map((row) => ({ ...row, countries: [...row.countries] })),
} satisfies DeliveryTerms;

test("a carrier has the terms of the country to which it delivers", () => {
  expect(termsOfCarrier(terms, { carrier: "poste", country: "FR" })?.price).toBe(490);
  expect(termsOfCarrier(terms, { carrier: "poste", country: "BE" })?.price).toBe(590);
  expect(termsOfCarrier(terms, { carrier: "relais", country: "BE" })).toBeUndefined();
  expect(termsOfCarrier(terms, { carrier: "poste", country: null })).toBeUndefined();
});

test("the carrier that was chosen is expected, else the usual one", () => {
  expect(expectedCarrier(terms, { carrier: "relais", country: "FR" })?.carrier).toBe("relais");
  expect(expectedCarrier(terms, { carrier: null, country: "FR" })?.carrier).toBe("poste");
  expect(expectedCarrier(terms, { carrier: null, country: "FR", grams: 40_000 })?.carrier).toBe("lourd");
  expect(expectedCarrier(terms, { carrier: "gone", country: "FR" })).toBeUndefined();
});

test.each([
  [30_000, "poste"],
  [30_001, "lourd"],
])("a parcel of %i g goes with %s", (grams, carrier) => {
  expect(usualCarrier(terms, "FR", grams)?.carrier).toBe(carrier);
});

test.each([
  [0, 490, 0],
  [1, 490, 190],
  [2499, 490, 190],
  [2500, 490, 0],
  [4899, 490, 0],
  [4900, 0, 0],
])("goods of %i cents usually pay %i for the delivery and %i for the service", (goods, delivery, service) => {
  expect(usualFees(terms, "FR", { goods })).toMatchObject({ delivery, service });
});

test("a delivery that is never offered costs the same for any goods", () => {
  const usual = usualFees(terms, "FR", { goods: 90_000, grams: 40_000 });
  expect(usual).toMatchObject({ carrier: { carrier: "lourd" }, delivery: 990 });
});

test("without a service fee none is counted, and without a carrier to the door nothing is", () => {
  expect(usualFees({ ...terms, serviceFee: null }, "FR", { goods: 100 })?.service).toBe(0);
  expect(usualFees(terms, "LU", { goods: 100 })).toBeUndefined();
});
