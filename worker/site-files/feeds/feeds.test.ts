import { describe, expect, test } from "vitest";
import type { Header } from "../../../shared/content/content.ts";
import type { Product } from "../../../shared/product/product.ts";
import { type FeedSurroundings, feedItems } from "./feed-items.ts";
import { googleFeed } from "./google-feed.ts";
import { metaFeed } from "./meta-feed.ts";

const header: Pick<Header, "delivery"> = {
  delivery: {
    cutOff: 12,
    handlingDays: { least: 0, most: 1 },
    returnDays: 14,
    carriers: [
      {
        carrier: "poste",
        name: "La Poste",
        kind: "home",
        countries: ["FR"],
        price: 490,
        freeFrom: 4900,
        days: { least: 2, most: 3 },
      },
    ],
  },
};

const around: FeedSurroundings = {
  origin: "https://boutique.example",
  header,
  pictureOf: (image) => image ?? null,
};

const picture = (url: string) => ({ url: `/images/${url}`, alternativeText: "", width: 800, height: 800 });

const chicken: Product = {
  sku: "POU",
  slug: "poulet",
  name: "Poulet & riz",
  viewable: true,
  animal: "dog",
  kind: "dry",
  subtitle: "",
  brand: "Aventure",
  image: picture("sac.jpg"),
  images: [picture("gamelle.jpg"), picture("sac.jpg")],
  reviewCount: 0,
  filters: [],
  variants: [
    {
      code: "11000101",
      slug: "2-kg",
      name: "2 kg",
      weight: 2000,
      isVisible: true,
      isInStock: true,
      price: 1990,
      lowestPrice30Days: 2490,
      gtin: "2900110001017",
    },
    {
      code: "MUG_BLUE",
      slug: "tasse",
      name: "Tasse",
      weight: null,
      isVisible: true,
      isInStock: false,
      price: 5000,
    },
    {
      code: "11000103",
      slug: "12-kg",
      name: "12 kg",
      weight: 12_000,
      isVisible: true,
      isInStock: true,
      price: null,
    },
    {
      code: "11000104",
      slug: "cache",
      name: "Caché",
      weight: 100,
      isVisible: false,
      isInStock: true,
      price: 100,
    },
  ],
  description: 'Du **poulet**, "fermier", du riz.',
  category: { id: "2", name: "Croquettes", path: "chien/croquettes" },
  ancestors: [{ name: "Chien", path: "chien" }],
  feedType: "Aliment complet",
  composition: "Poulet",
  additives: "",
  analyticalConstituents: [],
  rations: [],
  directions: "",
  reviews: [],
};

describe("items of a feed", () => {
  test("are the formats that can be seen and have a price, with what each costs and where it leads", () => {
    const [bag, cup, ...others] = feedItems(chicken, around);
    expect(others).toEqual([]);
    expect(bag).toMatchObject({
      ...{ id: "11000101", group: "POU", title: "Poulet & riz, 2 kg", brand: "Aventure", isInStock: true },
      address: "https://boutique.example/produits/poulet/2-kg/",
      ...{ price: 2490, reducedPrice: 1990, weight: 2000, gtin: "2900110001017" },
      category: "Animals & Pet Supplies > Pet Supplies > Dog Supplies > Dog Food",
      productType: "Chien > Croquettes",
      shipping: [{ country: "FR", price: 490 }],
    });
    expect(bag?.picture).toMatch(/^https:\/\/boutique\.example\/images\/sac\.jpg/);
    expect(bag?.otherPictures).toHaveLength(1);
    expect(cup).toMatchObject({ id: "MUG_BLUE", isInStock: false, price: 5000, shipping: [{ price: 0 }] });
    expect(cup?.reducedPrice).toBeUndefined();
  });

  test.each<[string, Partial<Product>]>([
    ["is hidden", { viewable: false }],
    ["is sold no more", { oldProduct: {} }],
    ["has no picture", { image: null, images: [] }],
  ])("are none for a product that %s", (_, change) => {
    expect(feedItems({ ...chicken, ...change }, around)).toEqual([]);
  });
});

test("Google gets RSS, whose texts are escaped and whose reduced price stands beside the full one", () => {
  const [bag, cup] = feedItems(chicken, around).map((item) => googleFeed.item(item));
  expect(bag).toContain("<g:title>Poulet &#38; riz, 2 kg</g:title>");
  expect(bag).toContain("<g:price>24.90 EUR</g:price><g:sale_price>19.90 EUR</g:sale_price>");
  expect(bag).toContain("<g:unit_pricing_measure>2000 g</g:unit_pricing_measure>");
  expect(bag).toContain("<g:shipping><g:country>FR</g:country><g:price>4.90 EUR</g:price></g:shipping>");
  expect(bag).toContain("<g:gtin>2900110001017</g:gtin>");
  expect(cup).toContain("<g:availability>out_of_stock</g:availability>");
  expect(cup).toContain("<g:identifier_exists>no</g:identifier_exists>");
});

test("a character that no XML may contain spoils no feed", () => {
  const [bag] = feedItems({ ...chicken, name: "Poulet\u000b\ud800 & riz" }, around);
  expect(bag && googleFeed.item(bag)).toContain("<g:title>Poulet &#38; riz, 2 kg</g:title>");
});

test("Meta gets a table, whose quotes and commas stay in their column", () => {
  const [bag] = feedItems(chicken, around).map((item) => metaFeed.item(item));
  expect(metaFeed.start("")).toMatch(
    /^id,item_group_id,title,description,availability,condition,price,sale_price,/,
  );
  expect(bag).toMatch(
    /^11000101,POU,"Poulet & riz, 2 kg","Du poulet, ""fermier"", du riz\.",in stock,new,24\.90 EUR,19\.90 EUR,/,
  );
  expect(bag).toMatch(/\r\n$/);
});
