import { expect, test } from "vitest";
import type { DeliveryTerms } from "../../../shared/delivery/delivery-terms.ts";
import type { Sample } from "../../../shared/product/sample.ts";
import { structuredSample } from "./structured-sample.ts";

const sample: Sample = {
  slug: "chiot",
  name: "Échantillon chiot",
  product: "MUS-CH-CHI-POU",
  code: "11990001",
  format: "60 g",
  weight: 60,
  price: 0,
  isInStock: true,
  contents: ["Un sachet de 60 g"],
  description: "De quoi **goûter**.",
};
const page = { url: "https://shop.example/x/", image: undefined, brand: "Museau", delivery: null };

test("a sample that is offered is an offer at no price", () => {
  expect(structuredSample(sample, page)).toMatchObject({
    "@type": "Product",
    sku: "11990001",
    description: "De quoi goûter.",
    offers: { price: "0.00", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
  });
});

test("a sample without a price is no offer, and without a picture names none", () => {
  const thing = structuredSample({ ...sample, price: null }, page);
  expect(thing).not.toHaveProperty("offers");
  expect(thing).not.toHaveProperty("image");
});

test("a sample that is offered costs its delivery, without a service fee", () => {
  const delivery: DeliveryTerms = {
    ...{ cutOff: 12, handlingDays: { least: 0, most: 1 }, returnDays: 14 },
    serviceFee: { price: 190, freeFrom: 1500 },
    carriers: [
      {
        ...{ carrier: "poste", name: "La poste", kind: "home", countries: ["FR"] },
        ...{ price: 490, freeFrom: 4900, days: { least: 2, most: 3 } },
      },
    ],
  };
  expect(structuredSample(sample, { ...page, delivery })).toMatchObject({
    offers: { price: "0.00", shippingDetails: [{ shippingRate: { value: "4.90" } }] },
  });
});
