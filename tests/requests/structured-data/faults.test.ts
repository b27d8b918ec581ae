import { describe, expect, test } from "vitest";
import { structuredDataFaults } from "./faults.ts";

const faultsOf = (thing: object) =>
  structuredDataFaults(JSON.stringify({ "@context": "https://schema.org", ...thing }));

const offer = {
  "@type": "Offer",
  price: "12.90",
  priceCurrency: "EUR",
  availability: "https://schema.org/InStock",
  url: "https://shop.example/produits/terrine/",
};
const product = {
  "@type": "Product",
  name: "Terrine",
  image: ["https://shop.example/terrine.jpg"],
  offers: [offer],
  aggregateRating: { "@type": "AggregateRating", ratingValue: 4.6, reviewCount: 12 },
  review: {
    "@type": "Review",
    author: { "@type": "Person", name: "Léa" },
    datePublished: "2026-10-02",
    reviewRating: { "@type": "Rating", ratingValue: 5 },
    reviewBody: "Parfait.",
  },
};

test("a complete product has no fault", () => {
  expect(faultsOf(product)).toEqual([]);
});

test("a site with its search has no fault", () => {
  expect(
    faultsOf({
      "@type": "WebSite",
      name: "Museau",
      url: "https://shop.example/",
      potentialAction: {
        "@type": "SearchAction",
        target: "https://shop.example/rechercher/?q={q}",
        "query-input": "required name=q",
      },
    }),
  ).toEqual([]);
});

describe("a fault is found:", () => {
  test.each<[string, object, RegExp]>([
    ["an unknown type", { "@type": "PetFood", name: "Terrine" }, /no type PetFood/],
    ["an unknown property", { ...product, flavour: "lapin" }, /no property flavour/],
    ["a property of another type", { ...product, openingHours: "Mo-Sa" }, /no property openingHours/],
    ["what search engines ask for", { ...product, name: undefined }, /name is missing/],
    [
      "none of several",
      { "@type": "Product", name: "T", image: "https://a.example/t.jpg" },
      /offers or aggr/,
    ],
    ["an offer without its price", { ...product, offers: { ...offer, price: undefined } }, /price or/],
    ["a price with a comma", { ...product, offers: { ...offer, price: "12,90" } }, /no price/],
    [
      "a word that is not of the list",
      { ...product, offers: { ...offer, availability: "Bientôt" } },
      /Bientôt/,
    ],
    [
      "a thing out of place",
      { ...product, offers: { "@type": "Person", name: "Léa" } },
      /Person has no place/,
    ],
    [
      "terms of return without the country that they are made in",
      {
        ...product,
        offers: {
          ...offer,
          hasMerchantReturnPolicy: {
            "@type": "MerchantReturnPolicy",
            applicableCountry: "FR",
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
          },
        },
      },
      /returnPolicyCountry is missing/,
    ],
    ["an address that is not whole", { ...product, image: "/terrine.jpg" }, /no whole address/],
    ["a number for a text", { ...product, name: 12 }, /not of its kind/],
    ["nothing", { ...product, description: null }, /not of its kind/],
    [
      "a date in French",
      { ...product, review: { ...product.review, datePublished: "2 octobre 2026" } },
      /no date/,
    ],
    ["an empty list", { "@type": "ItemList", itemListElement: [] }, /missing/],
    [
      "a list that counts from two",
      {
        "@type": "ItemList",
        itemListElement: [{ "@type": "ListItem", position: 2, url: "https://a.example/" }],
      },
      /count from one/,
    ],
  ])("%s", (_, thing, fault) => {
    expect(faultsOf(thing).join("\n")).toMatch(fault);
  });

  test("no JSON", () => {
    expect(structuredDataFaults("{")[0]).toMatch(/no JSON/);
  });
});
