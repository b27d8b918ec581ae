import { describe, expect, test } from "vitest";
import type { AnimalFacts } from "../animal/animal.ts";
import type { ProductSummary } from "../product/product.ts";
import { edibleOf, exampleFor, fitOf, fitOfAll } from "./fit.ts";
import { comparableText, exampleText, fitText, namesText, sharedFitText } from "./fit-text.ts";

const today = new Date("2026-11-25T10:00:00Z");

const cat: AnimalFacts = {
  kind: "cat",
  gender: "female",
  name: "Mina",
  breed: null,
  birthday: "2021-11-01",
  weight: 4,
  sterilized: false,
  condition: 3,
  activity: null,
  feature: "none",
  allergies: [],
  feeds: [],
  kibbleBrand: null,
  oldKibbleBrand: null,
  onlyThisBrand: false,
};

const filter = (name: string, value: string) => ({ name, value });

const kibble: ProductSummary = {
  sku: "A",
  slug: "a",
  name: "Croquettes chat adulte – Poulet",
  viewable: true,
  animal: "cat",
  kind: "dry",
  subtitle: "",
  reviewCount: 0,
  filters: [filter("âge", "Adulte"), filter("protéine", "Poulet")],
  variants: [
    {
      code: "11111111",
      slug: "2-kg",
      name: "2 kg",
      weight: 2000,
      isVisible: true,
      isInStock: true,
      price: 2000,
    },
    {
      code: "11111112",
      slug: "8-kg",
      name: "8 kg",
      weight: 8000,
      isVisible: true,
      isInStock: true,
      price: 6000,
    },
  ],
  feedType: "Aliment complet pour chats adultes",
  composition: "Poulet 60 %, riz, œuf",
  metabolizableEnergy: 400,
};

// FEDIAF: 100 kcal × 4 kg^0.67 = 253 kcal, of which 100 g of the food have 400.
test("a food that suits has grams, the days of the bag that is eaten in time, and the price of a day", () => {
  expect(fitOf(kibble, cat, today)).toEqual({
    kind: "fits",
    grams: 63,
    days: 31,
    format: "2 kg",
    pricePerDay: 63,
  });
});

test.each<[string, Partial<ProductSummary>, Partial<AnimalFacts>, string]>([
  ["of another age", { filters: [filter("âge", "Chaton")] }, {}, "est une recette pour chatons"],
  [
    "for neutered animals",
    { filters: [filter("Besoin", "Stérilisé")] },
    {},
    "est une recette pour chats adultes stérilisés",
  ],
  ["with an allergen", {}, { feature: "allergy-chicken" }, "contient du poulet"],
  [
    "with an allergen, although a treat",
    { kind: "treat" },
    { feature: "allergy-chicken" },
    "contient du poulet",
  ],
  [
    "for older animals",
    { feedType: "Aliment complet pour chats à partir de 80 mois" },
    {},
    "convient à partir de 80\u00a0mois",
  ],
])("a food %s says why it does not suit", (_, product, facts, reason) => {
  expect(fitOf({ ...kibble, ...product }, { ...cat, ...facts }, today)).toEqual({ kind: "misfit", reason });
});

test("a food for one size of dogs does not suit another", () => {
  const small = { ...kibble, animal: "dog" as const, filters: [filter("taille", "Petit chien")] };
  const dog = { ...cat, kind: "dog" as const };
  expect(fitOf(small, { ...dog, weight: 30 }, today)).toEqual({
    kind: "misfit",
    reason: "est une recette pour petits chiens",
  });
  expect(fitOf(small, { ...dog, weight: 6 }, today)?.kind).toBe("fits");
});

test("an ill animal is left to its veterinarian, whatever the food", () => {
  expect(fitOf(kibble, { ...cat, feature: "kidney" }, today)).toEqual({ kind: "vet" });
});

test("a treat is at most a tenth of the energy of a day", () => {
  expect(fitOf({ ...kibble, kind: "treat" }, cat, today)).toEqual({ kind: "treat", grams: 6 });
});

describe("nothing is said", () => {
  test.each<[string, Partial<ProductSummary>, Partial<AnimalFacts>]>([
    ["of a food for another species", { animal: "dog" }, {}],
    ["of a food of unknown energy", { metabolizableEnergy: null }, {}],
    ["of a food that is no whole meal", { feedType: "Aliment complémentaire pour chats" }, {}],
    ["to an animal of unknown weight", {}, { weight: null }],
  ])("%s", (_, product, facts) => {
    expect(fitOf({ ...kibble, ...product }, { ...cat, ...facts }, today)).toBeUndefined();
  });
});

test("without a price or a format on sale the ration stands alone", () => {
  const [small] = kibble.variants;
  const text = (part: object) => {
    const fit = fitOf(
      { ...kibble, variants: [{ ...small, ...part }] as ProductSummary["variants"] },
      cat,
      today,
    );
    return fit && fitText("Mina", fit);
  };
  expect(text({})).toBe("Mina\u00a0: 63\u00a0g et 0,63\u00a0€ par jour, 2\u00a0kg pour 31\u00a0jours");
  expect(text({ isInStock: false })).toBe("Mina\u00a0: 63\u00a0g par jour");
});

test("a reason is part of a sentence", () => {
  expect(fitText("Mina", { kind: "misfit", reason: "est une recette pour chatons" })).toBe(
    "Pas pour Mina\u00a0: c’est une recette pour chatons",
  );
});

test.each([
  [{}, "Chat de 4\u00a0kg\u00a0: 63\u00a0g et 0,63\u00a0€ par jour"],
  [{ filters: [filter("âge", "Chaton")] }, "Chaton de 2\u00a0kg"],
  [{ animal: "dog" as const, filters: [filter("taille", "Grand chien")] }, "Chien de 30\u00a0kg"],
  [{ animal: "dog" as const, filters: [filter("âge", "Senior")] }, "Chien âgé de 15\u00a0kg"],
  [
    { animal: "dog" as const, filters: [filter("âge", "Chiot"), filter("taille", "Petit chien")] },
    "Chiot de 3\u00a0kg",
  ],
])("the example of %j is an animal that it is made for", (product, text) => {
  expect(exampleText({ ...kibble, ...product }, today)).toContain(text);
});

test("the price of an example's day names its format, since smaller ones cost more", () => {
  const text = exampleText(kibble, today);
  expect(text).toMatch(/ et \d,\d\d\u00a0€ par jour, en \d+\u00a0kg$/);
});

test("every recipe suits its own example", () => {
  for (const age of ["Chaton", "Adulte", "Senior"])
    for (const need of ["Stérilisé", "Entretien"]) {
      const product = { ...kibble, filters: [filter("âge", age), filter("besoin", need)] };
      const example = exampleFor(edibleOf(product), today);
      expect(example && fitOf(product, example.facts, today)?.kind, `${age} ${need}`).toBe("fits");
    }
});

test("compared products are rationed for one animal, unless it is not theirs", () => {
  const dogs = (size: string) => ({ ...kibble, animal: "dog" as const, filters: [filter("taille", size)] });
  const all = { ...kibble, animal: "dog" as const, filters: [] };
  expect(comparableText(all, dogs("Petit chien"), today)).toContain("Chien de 5\u00a0kg");
  expect(comparableText(dogs("Grand chien"), dogs("Petit chien"), today)).toContain("Chien de 30\u00a0kg");
  expect(comparableText(kibble, all, today)).toContain("Chat de 4\u00a0kg");
});

describe("several animals", () => {
  const mina = { name: "Mina", facts: cat, grownWeight: undefined };
  const felix = { ...mina, name: "Félix", facts: { ...cat, weight: 6 } };
  const kitten = { ...mina, name: "Zoé", facts: { ...cat, birthday: "2026-08-01", weight: 2 } };

  test("that may eat a food share its bag: their rations are added up", () => {
    const found = fitOfAll(kibble, [mina, felix, kitten], today);
    expect(found).toEqual({
      names: ["Mina", "Félix"],
      fit: { kind: "fits", grams: 63 + 83, days: 54, format: "8 kg", pricePerDay: 110 },
    });
    expect(found && sharedFitText(found)).toBe(
      "Mina et Félix\u00a0: 146\u00a0g et 1,10\u00a0€ par jour, 8\u00a0kg pour 54\u00a0jours",
    );
  });

  test("of whom one may eat a food have its ration, whatever their order", () => {
    expect(fitOfAll(kibble, [kitten, mina], today)).toMatchObject({ names: ["Mina"], fit: { grams: 63 } });
  });

  test("that may not eat a food read why the first one may not", () => {
    const ill = { ...felix, facts: { ...cat, feature: "kidney" } };
    expect(fitOfAll(kibble, [kitten, ill], today)).toMatchObject({ names: ["Zoé"], fit: { kind: "misfit" } });
    expect(fitOfAll(kibble, [], today)).toBeUndefined();
  });

  test.each([
    [["Mina"], "Mina"],
    [["Mina", "Félix"], "Mina et Félix"],
    [["Mina", "Félix", "Zoé"], "Mina et 2\u00a0autres"],
    [["Sa Majesté Mirabelle de la Tour"], "Sa Majesté Mi…"],
  ])("%j are named in a few words", (names, text) => {
    expect(namesText(names)).toBe(text);
  });
});
