import { expect, test } from "vitest";
import type { CarrierTerms, DeliveryTerms } from "../../../shared/delivery/delivery-terms.ts";
import { shopName } from "../../../shared/identity.ts";
import type { Product } from "../../../shared/product/product.ts";
import { structuredProduct } from "./structured-product.ts";

const carrier = {
  carrier: "poste",
  name: "La poste",
  kind: "home",
  countries: ["FR"],
  price: 490,
  freeFrom: 4900,
  days: { least: 2, most: 3 },
} satisfies CarrierTerms;

const delivery: DeliveryTerms = {
  cutOff: 12,
  handlingDays: { least: 0, most: 1 },
  returnDays: 14,
  carriers: [
    carrier,
    { ...carrier, carrier: "bpost", countries: ["BE"], price: 590, days: { least: 3, most: 4 } },
  ],
};

function structuredOf(
  product: Product,
  header: Parameters<typeof structuredProduct>[1]["header"] = { delivery },
) {
  const around = {
    origin: "https://museau.example",
    header,
    pictureOf: (image: Product["image"]) => image ?? null,
  };
  return JSON.parse(JSON.stringify(structuredProduct(product, around)));
}

const format = (code: string, slug: string, weight: number, price: number) => ({
  code,
  slug,
  name: slug.replace("-", " "),
  weight,
  price,
  isVisible: true,
  isInStock: true,
});

const chicken: Product = {
  sku: "MUS-CH-ADU-POU",
  slug: "croquettes-chien-adulte-poulet-fermier-riz",
  name: "Croquettes chien adulte",
  brand: shopName,
  animal: "dog",
  kind: "dry",
  rating: 4.4,
  reviewCount: 6,
  description: "Du **poulet** fermier.",
  category: { id: "1", name: "Croquettes", path: "chien/croquettes" },
  ancestors: [],
  feedType: "Aliment complet",
  composition: "Poulet",
  analyticalConstituents: [],
  metabolizableEnergy: 380,
  directions: "Servir.",
  viewable: true,
  subtitle: "",
  filters: [],
  images: [],
  additives: "",
  rations: [],
  variants: [
    { ...format("11000101", "2-kg", 2000, 2190), gtin: "2900110001017" },
    format("11000102", "5-kg", 5000, 4790),
    format("11000103", "12-kg", 12_000, 9490),
    { ...format("11000104", "20-kg", 20_000, 13_000), isVisible: false },
  ],
  reviews: Array.from({ length: 6 }, (_, at) => ({
    id: String(at),
    author: "Claire M.",
    score: 5,
    title: "",
    text: "Gamelle finie.",
    date: `2026-10-0${at + 1}`,
    experienceDate: "2026-09-20",
  })),
};

test("a product of several formats is a group, each format with its price, its stock and its address", () => {
  const group = structuredOf(chicken);
  expect(group).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: "MUS-CH-ADU-POU",
    aggregateRating: { ratingValue: chicken.rating, reviewCount: chicken.reviewCount },
  });
  expect(group.hasVariant).toHaveLength(3);
  expect(group.hasVariant[0]).toMatchObject({
    sku: "11000101",
    mpn: "11000101",
    gtin13: "2900110001017",
    offers: { price: "21.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
  });
  expect(group.hasVariant[0].offers.url).toMatch(/^https:\/\/museau\.example\/produits\/[^/]+\/2-kg\/$/);
  expect(group.review).toHaveLength(4);
});

test("the brand is the product's: another maker's references are not known, nor a brand that nobody names", () => {
  const [other] = structuredOf({ ...chicken, brand: "Aventure" }).hasVariant;
  expect(other).not.toHaveProperty("mpn");
  expect(structuredOf({ ...chicken, brand: "Aventure" }).brand).toEqual({
    "@type": "Brand",
    name: "Aventure",
  });
  expect(structuredOf({ ...chicken, brand: null })).not.toHaveProperty("brand");
});

test("delivery costs in each country what its carrier does there, and nothing from its threshold on", () => {
  const [small, , large] = structuredOf(chicken).hasVariant;
  expect(small.offers.shippingDetails).toMatchObject([
    {
      shippingRate: { value: "4.90" },
      shippingDestination: { addressCountry: "FR" },
      deliveryTime: { transitTime: { minValue: 2, maxValue: 3 } },
    },
    {
      shippingRate: { value: "5.90" },
      shippingDestination: { addressCountry: "BE" },
      deliveryTime: { transitTime: { minValue: 3, maxValue: 4 } },
    },
  ]);
  expect(large.offers.shippingDetails).toMatchObject([
    { shippingRate: { value: "0.00" } },
    { shippingRate: { value: "0.00" } },
  ]);
  expect(small.offers.hasMerchantReturnPolicy).toMatchObject({
    applicableCountry: ["FR", "BE", "LU"],
    returnPolicyCountry: "FR",
    merchantReturnDays: 14,
  });
});

test("formats that are sent on the same terms refer to the first of them", () => {
  const [small, middle, large] = structuredOf(chicken).hasVariant;
  const [{ "@id": delivery }, { "@id": belgian }] = small.offers.shippingDetails;
  expect(delivery).toMatch(/^https:.*\/#livraison-fr-poste$/);
  expect(middle.offers.shippingDetails).toEqual([{ "@id": delivery }, { "@id": belgian }]);
  expect(large.offers.shippingDetails[0]["@id"]).not.toBe(delivery);
  const { "@id": returns } = small.offers.hasMerchantReturnPolicy;
  for (const { offers } of [middle, large])
    expect(offers.hasMerchantReturnPolicy).toEqual({ "@id": returns });
});

test("without what the content system says, nothing is said of delivery; what has no price is no offer", () => {
  const [silent] = structuredOf(chicken, null).hasVariant;
  expect(silent.offers).not.toHaveProperty("shippingDetails");
  const [variant] = chicken.variants;
  if (!variant) throw new Error("no format");
  const one = structuredOf({ ...chicken, variants: [{ ...variant, price: null, isInStock: false }] });
  expect(one).toMatchObject({ "@type": "Product", sku: chicken.sku, mpn: chicken.sku });
  expect(one).not.toHaveProperty("offers");
});

test("what is sold no more is said to be so, and no review is made up", () => {
  const old = structuredOf({ ...chicken, oldProduct: {}, reviewCount: 0, rating: null, reviews: [] });
  expect(old.hasVariant[0].offers.availability).toBe("https://schema.org/Discontinued");
  expect(old).not.toHaveProperty("aggregateRating");
});

test("what a format costs to receive has the service fee of a small order, and a sample's has none", () => {
  const terms = { ...delivery, serviceFee: { price: 190, freeFrom: 1500 } };
  const [variant] = chicken.variants;
  if (!variant) throw new Error("no format");
  const rateOf = (price: number) => {
    const { offers } = structuredOf({ ...chicken, variants: [{ ...variant, price }] }, { delivery: terms });
    return offers.shippingDetails[0].shippingRate.value;
  };
  expect([1499, 1500, 4899, 4900].map(rateOf)).toEqual(["6.80", "4.90", "4.90", "0.00"]);
  const [treat, bag] = structuredOf(
    {
      ...chicken,
      variants: [
        { ...variant, price: 790 },
        { ...variant, code: "2", slug: "5-kg", price: 4790 },
      ],
    },
    { delivery: terms },
  ).hasVariant;
  expect(treat.offers.shippingDetails[0]["@id"]).not.toBe(bag.offers.shippingDetails[0]["@id"]);
});
