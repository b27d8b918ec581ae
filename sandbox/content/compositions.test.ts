import { expect, test } from "vitest";
import { products } from "./products.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("the shares of the main ingredients add up to 100 % at most", () => {
  for (const { sku, composition } of products) {
    const outside = plain(composition).replaceAll(/\([^)]*\)/g, "");
    expect(sumOfShares(outside), sku).toBeLessThanOrEqual(100);
  }
});

test("the parts of an ingredient, in brackets, add up to its share at most", () => {
  for (const { sku, composition } of products) {
    for (const [, total, parts] of plain(composition).matchAll(/\((\d+(?:,\d+)?) % ?: ([^)]*)\)/g)) {
      expect(sumOfShares(parts ?? ""), `${sku}: ${total} %`).toBeLessThanOrEqual(number(total) + 0.001);
    }
  }
});

/** A name that announces one of these must state its share (Regulation 767/2009, article 17). */
const announced =
  "poulet dinde canard agneau bœuf veau porc lapin sanglier chevreuil cerf saumon thon truite hareng sardine merlu cabillaud maquereau poisson insectes volaille œuf crevette riz avoine orge épeautre quinoa potimarron potiron courgette carotte brocoli patate pomme pois lentille haricot fenouil épinard marron myrtille canneberge cataire".split(
    " ",
  );

test("an ingredient in the name is in the composition with its share", () => {
  const missing = products.flatMap(({ sku, name, composition }) =>
    announced
      .filter((ingredient) => wordOf(ingredient).test(name))
      .filter(
        (ingredient) =>
          !new RegExp(`${wordOf(ingredient).source}[^,%)]*\\d %`, "iu").test(plain(composition)),
      )
      .map((ingredient) => `${sku}: ${ingredient}`),
  );
  expect(missing).toEqual([]);
});

test("a product sold as sans céréales has no cereal", () => {
  const cereals = [
    "riz",
    "maïs",
    "avoine",
    "orge",
    "blé",
    "froment",
    "épeautre",
    "seigle",
    "sorgho",
    "millet",
    "gluten",
    "céréale",
    "kamut",
    "malt",
  ];
  const wrong = products
    .filter(({ filters, name, subtitle, description }) =>
      /sans céréales|ni céréales/i.test(plain([filters.besoin, name, subtitle, description].join(" "))),
    )
    .flatMap(({ sku, composition }) =>
      cereals.filter((cereal) => wordOf(cereal).test(composition)).map((cereal) => `${sku}: ${cereal}`),
    );
  expect(wrong).toEqual([]);
});

test("every product named sans céréales has that filter", () => {
  expect(
    products
      .filter(
        ({ name, filters }) =>
          /sans céréales/i.test(plain(name)) && !filters.besoin?.includes("Sans céréales"),
      )
      .map(({ sku }) => sku),
  ).toEqual([]);
});

function wordOf(word: string): RegExp {
  return new RegExp(`(?<!\\p{L})${word}s?(?![\\p{L}-])`, "iu");
}

function sumOfShares(text: string): number {
  return [...text.matchAll(/(\d+(?:,\d+)?) %/g)].reduce((sum, [, share]) => sum + number(share), 0);
}

function number(text = ""): number {
  return Number(text.replace(",", "."));
}
