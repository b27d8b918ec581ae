import { beforeAll, describe, expect, test } from "vitest";
import type { IndexName } from "../../shared/search/index-settings.ts";
import { categories } from "../content/categories.ts";
import { pages } from "../content/pages.ts";
import { products, toFullProduct } from "../content/products.ts";
import { shops } from "../content/shops.ts";
import { buildIndexes } from "./current-indexes.ts";
import type { InvertedIndex } from "./engine/inverted-index.ts";
import { search } from "./engine/search.ts";
import { recordsOf } from "./records.ts";

let indexes: ReturnType<typeof buildIndexes>;

beforeAll(() => {
  indexes = buildIndexes(
    recordsOf([
      ...products.map((entry) => ({
        collection: "product" as const,
        key: entry.sku,
        json: { ...toFullProduct(entry) },
      })),
      ...categories.map((entry) => ({
        collection: "category" as const,
        key: entry.path,
        json: { ...entry },
      })),
      ...Object.entries(pages).map(([key, entry]) => ({
        collection: "page" as const,
        key,
        json: { ...entry },
      })),
      ...shops.map((entry) => ({ collection: "shop" as const, key: entry.slug, json: { ...entry } })),
    ]),
  );
});

describe("the first product of a query", () => {
  test.each([
    ["croquettes", "MUS-CT-STE-POU"],
    ["croquettes chien", "MUS-CH-ADU-POU"],
    ["chiot", "MUS-CH-CHI-POU"],
    ["Stérilisé chat", "MUS-CT-STE-POU"],
    ["STERILISES POUR MON CHAT", "MUS-CT-STE-POU"],
    ["croquette de chiot", "MUS-CH-CHI-POU"],
    ["patee boeuf chien", "MUS-CH-PAT-BOE"],
    ["des pâtées au bœuf pour chien", "MUS-CH-PAT-BOE"],
    ["chein adulte poulet fermeir", "MUS-CH-ADU-POU"],
    ["sterlize chat", "MUS-CT-STE-POU"],
    ["croqette chiot poulet", "MUS-CH-CHI-POU"],
    ["croquettes chien adulte poulet ferm", "MUS-CH-ADU-POU"],
    ["aiguillettes de can", "MUS-CH-FRI-CAN"],
    ["terrine chat la", "MUS-CT-PAT-LAP"],
    ["croquettes chien adulte poulet fermier du", "MUS-CH-ADU-POU"],
    ["puppy", "MUS-CH-CHI-POU"],
    ["minou stérilisé", "MUS-CT-STE-POU"],
    ["conserve toutou boeuf", "MUS-CH-PAT-BOE"],
    ["labrador boeuf", "MUS-CH-PAT-GRA"],
    ["MUS-CH-FRI-CAN", "MUS-CH-FRI-CAN"],
    ["11001101", "MUS-CH-CHI-POU"],
  ])("%s is %s", (query, sku) => {
    expect(skusOf(query)[0]).toBe(sku);
  });
});

describe("search results", () => {
  test("'sans céréales' and its synonyms find products without, never with cereals", () => {
    const without = skusOf("sans céréales");
    expect(namesOf("sans céréales")[0]).toContain("sans céréales");
    expect(skusOf("grain free")).toEqual(without);
    expect(skusOf("sans gluten")).toEqual(without);
  });

  test.each([
    ["vieux chien", /senior/],
    ["chat qui vomit", /digestion sensible/],
    ["chien allergique", /sensible/],
    ["hypoallergénique", /sensible/],
    ["hypo allergenique", /sensible/],
    ["bouledogue", /moyen/],
    ["chien en surpoids", /light|stérilisé/],
  ])("%s has a synonym on the packs", (query, expected) => {
    expect(namesOf(query)[0]).toMatch(expected);
  });

  test("an exact word goes before a longer one with that beginning", () => {
    const names = namesOf("chat poulet");
    const lastCat = names.findLastIndex((name) => /\bchat\b.*poulet/i.test(name));
    const firstKitten = names.findIndex((name) => /\bchaton\b.*poulet/i.test(name));
    expect(firstKitten).toBeGreaterThan(-1);
    expect(firstKitten).toBeLessThan(names.length);
    expect(lastCat).toBeGreaterThan(-1);
    expect(names.findIndex((name) => /\bchat\b.*poulet/i.test(name))).toBeLessThan(firstKitten);
  });

  test("the name weighs more than the composition", () => {
    const names = namesOf("saumon");
    const inName = names.map((name) => /saumon/i.test(name));
    expect(inName[0]).toBe(true);
    expect(inName.indexOf(false)).toBe(inName.lastIndexOf(true) + 1 || -1);
  });

  test("exact matches leave out near ones", () => {
    expect(namesOf("lapin").every((name) => !/sapin/i.test(name))).toBe(true);
    expect(skusOf("chat").length).toBeLessThan(skusOf("").length);
  });

  test("a word of the index has no typos: 'chien/chat' finds no dog that hunts", () => {
    expect(skusOf("chien/chat")).toEqual([]);
    const found = search(index("products"), { query: "chien/chat", relaxed: true });
    expect(found.records.length).toBeGreaterThan(skusOf("chien").length);
  });

  test("three letters and numbers have no typos", () => {
    expect(skusOf("rzi")).toEqual([]);
    expect(skusOf("99999999")).toEqual([]);
  });

  test("hidden and replaced products are left out, and sold-out ones come last among equals", () => {
    const all = skusOf("");
    expect(all).not.toContain("MUS-CH-ADU-POU-V1");
    const { records } = index("products");
    const stock = records.map(({ inStock }) => inStock);
    expect(stock.indexOf(false)).toBe(stock.lastIndexOf(true) + 1);
  });

  test("words without a match are ignored on request only", () => {
    expect(skusOf("croquettes trottinette")).toEqual([]);
    const found = search(index("products"), { query: "croquettes trottinette chiot", relaxed: true });
    expect(found.relaxed).toBe(true);
    expect(skuAt(found.records[0])).toBe("MUS-CH-CHI-POU");
  });

  test.each([
    ["croquettes chaton", "categories", "chat/croquettes/chaton"],
    ["sans cereales chien", "categories", "chien/croquettes/sans-cereales"],
    ["pâtées pour chien", "categories", "chien/patees"],
    ["livraison", "pages", "/page/livraison/"],
    ["livraison gratuite", "pages", "/page/livraison/"],
    ["étiquette", "pages", "/page/bien-choisir/"],
    ["magasin bruxelles", "pages", "/magasins/bruxelles-ixelles/"],
  ] as const)("%s in %s is %s", (query, name, id) => {
    const [first] = search(index(name), { query }).records;
    expect(index(name).records[first ?? -1]?.objectID).toBe(id);
  });
});

describe("facets", () => {
  test("narrow the results: 'and' between groups, 'or' within one, a minus excludes", () => {
    const cats = narrowed("saumon", ["animal:Chat"]);
    const dogs = narrowed("saumon", ["animal:Chien"]);
    expect(cats.length).toBeGreaterThan(0);
    expect(narrowed("saumon", [["animal:Chat", "animal:Chien"]])).toHaveLength(cats.length + dogs.length);
    expect(narrowed("saumon", ["animal:Chat", "animal:Chien"])).toEqual([]);
    expect(narrowed("saumon", ["animal:-Chat"])).toEqual(dogs);
    expect(narrowed("saumon", "animal:Chat")).toEqual(cats);
  });
});

function index(name: IndexName): InvertedIndex {
  const found = indexes.byName.get(name);
  if (!found) throw new Error(`no index ${name}`);
  return found;
}

const skuAt = (record = -1) => index("products").records[record]?.objectID;
const narrowed = (query: string, facetFilters: string | (string | string[])[]) =>
  search(index("products"), { query, facetFilters }).records.map(skuAt);
const skusOf = (query: string) => search(index("products"), { query }).records.map(skuAt);
const namesOf = (query: string) =>
  search(index("products"), { query }).records.map((record) =>
    String(index("products").records[record]?.name),
  );
