import { describe, expect, test } from "vitest";
import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import type { Advice, AdviceRequest } from "../../../shared/guide/advice.ts";
import { full } from "../../content/all-content.ts";
import { choices } from "../../ecommerce/animals/choices.ts";
import { advise } from "./advise.ts";
import { foodOf } from "./food.ts";

const foods = full.flatMap((product) => foodOf(product) ?? []);
const bySku = new Map(full.map((product) => [product.sku, product]));
const today = new Date("2026-11-22T10:00:00Z");

const born = (months: number) => {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
};
const cat: AnimalFacts = {
  kind: "cat",
  gender: "female",
  name: "",
  breed: "european",
  birthday: born(60),
  weight: 4,
  sterilized: true,
  condition: 3,
  activity: "low",
  feature: "none",
  allergies: [],
  feeds: ["kibble"],
  kibbleBrand: "other",
  oldKibbleBrand: null,
  onlyThisBrand: false,
};
const kitten: AnimalFacts = { ...cat, birthday: born(5), weight: 2, sterilized: false };
const dog: AnimalFacts = { ...cat, kind: "dog", breed: "border-collie", weight: 18, activity: "moderate" };

const adultKibble = "MUS-CT-STE-POU";
const kittenKibble = "MUS-CT-CHA-POU";

describe("nothing is advised", () => {
  test.each<[string, AdviceRequest]>([
    ["wrong_kibble_type", { animal: cat, kind: "menu", kibble: "MUS-CH-ADU-POU" }],
    ["wrong_kibble_type", { animal: cat, kind: "menu", kibble: "MUS-CT-PAT-POU" }],
    ["wrong_animal_type", { animal: dog, kind: "menu" }],
    ["wrong_animal_type", { animal: { ...dog, feature: "kidney" }, kind: "nutrition" }],
    ["overweight", { animal: { ...cat, condition: 4 }, kind: "menu" }],
    ["overweight", { animal: { ...cat, condition: 5 }, kind: "mini-menu" }],
    ["pathology", { animal: { ...cat, feature: "kidney" }, kind: "food" }],
    ["pathology", { animal: { ...cat, feature: "diabetes" }, kind: "nutrition" }],
    ["kitten_with_adult_kibble", { animal: kitten, kind: "menu", kibble: adultKibble }],
    ["adult_with_kitten_kibble", { animal: cat, kind: "nutrition", kibble: kittenKibble }],
    ["menu_unavailable", { animal: cat, kind: "menu", wet: ["MUS-CT-PAT-CHA"] }],
    [
      "menu_unavailable",
      { animal: { ...cat, feature: "allergy-chicken" }, kind: "menu", kibble: adultKibble },
    ],
    ["not_eligible", { animal: { ...cat, weight: 0.9 }, kind: "menu" }],
    ["not_eligible", { animal: { ...cat, weight: 13 }, kind: "menu" }],
    ["not_eligible", { animal: { ...kitten, birthday: born(1) }, kind: "food" }],
    ["not_eligible", { animal: { ...cat, weight: null }, kind: "food" }],
    ["no_result", { animal: { ...kitten, feature: "allergy-grain" }, kind: "food" }],
  ])("%s", (code, request) => {
    expect(advise(request, { foods, today })).toBe(code);
  });

  test("the choices of the guides that need a vet are refused, all others are advised", () => {
    const needsVet = choices["animal-features"].members.filter(({ description }) =>
      description?.includes("vétérinaire"),
    );
    for (const { code } of choices["animal-features"].members) {
      const answer = advise({ animal: { ...dog, feature: code }, kind: "food" }, { foods, today });
      expect(answer === "pathology", code).toBe(needsVet.some((one) => one.code === code));
    }
  });
});

const advised = (request: AdviceRequest, grown?: number): Advice => {
  const answer = advise(request, { foods, today, grownWeight: grown });
  if (typeof answer === "string") throw new Error(answer);
  return answer;
};
const skusOf = ({ recommendations }: Advice) => recommendations.map(({ sku }) => sku);
const textsOf = ({ recommendations: [best] }: Advice) => best?.reasons.map(({ text }) => text);

describe("the best food", () => {
  test("of a sterilised cat that lives indoors is made for her, with less energy and the reasons", () => {
    const answer = advised({ animal: cat, kind: "food" });
    expect(answer.recommendations[0]?.sku).toBe(adultKibble);
    expect(textsOf(answer)).toEqual([
      "Pour un chat adulte",
      "Recette pour chats stérilisés, moins grasse",
      "Stérilisée\u00a0: −25\u00a0% d’énergie",
      "Vie calme\u00a0: −15\u00a0% d’énergie",
    ]);
  });

  test.each([1, 2] as const)("of a thin sterilised cat (%s) is none with less fat", (condition) => {
    const answer = advised({ animal: { ...cat, condition }, kind: "food" });
    expect(answer.recommendations.length).toBeGreaterThan(0);
    expect(JSON.stringify(answer)).not.toContain("moins grasse");
    expect(answer.recommendations[0]?.sku).not.toBe(adultKibble);
  });

  test("of a neutered dog needs a fifth less than that of another", () => {
    const texts = textsOf(advised({ animal: { ...dog, gender: "male" }, kind: "food" }));
    expect(texts).toContain("Stérilisé\u00a0: −20\u00a0% d’énergie");
  });

  test("of an obese dog is counted for the weight it should have", () => {
    const answer = advised({ animal: { ...dog, weight: 27, condition: 5 }, kind: "food" });
    expect(textsOf(answer)).toContain("Ration calculée pour 20\u00a0kg, son poids de forme");
    expect(textsOf(answer)).toContain("Moins calorique\u00a0: une gamelle qui reste pleine");
  });

  test.each([
    ["dog", { ...dog, birthday: born(156), weight: 19, activity: "low" }, "MUS-CH-LIG-POU"],
    ["dog with a sensitive digestion", { ...dog, feature: "sensitive-digestion" }, "MUS-CH-LIG-POU"],
    ["cat", { ...cat, weight: 6 }, "MUS-CT-LIG-POU"],
  ])("of an obese %s is the light one", (_, animal, sku) => {
    expect(skusOf(advised({ animal: { ...animal, condition: 5 }, kind: "food" }))[0]).toBe(sku);
  });

  test("of a puppy goes by the size of the adult that its breed makes", () => {
    const puppy = { ...dog, birthday: born(4), weight: 12, sterilized: false };
    expect(advised({ animal: puppy, kind: "food" }, 60).recommendations[0]?.sku).toBe("MUS-CH-CHI-GRA");
    expect(skusOf(advised({ animal: puppy, kind: "food", every: true }, 60))).not.toContain("MUS-CH-JUN-POU");
    const older = { ...puppy, birthday: born(9), weight: 40 };
    expect(skusOf(advised({ animal: older, kind: "food", every: true }, 60))).toContain("MUS-CH-JUN-POU");
  });

  test("of an indoor cat is none for cats that live outdoors, of which an active one has", () => {
    const outdoors = ["MUS-CT-ADU-LAP", "MUS-CT-EXT-CAN"];
    const fishFree = { ...cat, feature: "allergy-fish" };
    const among = (animal: AnimalFacts) =>
      skusOf(advised({ animal, kind: "food", every: true })).filter((sku) => outdoors.includes(sku));
    expect(among(fishFree)).toEqual([]);
    expect(among({ ...fishFree, activity: "high" }).toSorted()).toEqual(outdoors);
  });

  test.each([
    ["a kitten", kitten, "MUS-CT-CHA-STE"],
    ["a cat", { ...cat, sterilized: false }, adultKibble],
    ["a dog", { ...dog, sterilized: false }, "MUS-CH-STE-VOL"],
  ])("of %s is one for sterilised animals only after the operation", (_, animal, sku) => {
    const among = (facts: AnimalFacts) => skusOf(advised({ animal: facts, kind: "food", every: true }));
    expect(among(animal)).not.toContain(sku);
    expect(among({ ...animal, sterilized: true })).toContain(sku);
  });

  test("of an allergic cat holds nothing of it, and what was left out says why", () => {
    const answer = advised({ animal: { ...cat, feature: "allergy-chicken" }, kind: "food" });
    expect(answer.excluded).toContainEqual({ sku: adultKibble, reason: "contient du poulet" });
    expect(textsOf(answer)).toContain("Ni poulet, ni autre volaille, ni œuf dans sa composition");
  });

  test.each([
    ["sensitive-digestion", "Digestion sensible"],
    ["sensitive-skin", "Peau & pelage"],
    ["hairballs", "Boules de poils"],
  ])("for %s is made for it", (feature, need) => {
    const [best] = skusOf(advised({ animal: { ...cat, sterilized: false, feature }, kind: "food" }));
    expect(bySku.get(best ?? "")?.filters).toContainEqual({ attributes: { name: "besoin", value: need } });
  });

  test("is one of three, of all candidates with every, of which the others are told as left out", () => {
    const three = advised({ animal: dog, kind: "food" });
    const every = advised({ animal: dog, kind: "food", every: true });
    expect(three.recommendations).toHaveLength(3);
    expect(skusOf(every).slice(0, 3)).toEqual(skusOf(three));
    expect(every.excluded.map(({ reason }) => reason)).toContain("est une recette pour grands chiens");
    expect(every.recommendations.length + every.excluded.length).toBe(
      full.filter((one) => one.animal === "dog" && one.kind === "dry").length,
    );
  });

  test.each([
    ["hairballs", { ...cat, birthday: born(170), feature: "hairballs" }],
    ["a sensitive digestion", { ...cat, feature: "sensitive-digestion" }],
    ["a sensitive skin", { ...cat, feature: "sensitive-skin" }],
    ["a sensitive digestion of a dog", { ...dog, feature: "sensitive-digestion" }],
    ["stiff joints of an old dog", { ...dog, weight: 40, birthday: born(150), feature: "joints" }],
  ])("answers %s first, and a cat’s menu has the same kibble", (_, animal) => {
    const [best] = advised({ animal, kind: "food" }).recommendations;
    expect(best?.reasons.map(({ code }) => code)).toContain(animal.feature);
    if (animal.kind === "dog") return;
    for (const kind of ["menu", "mini-menu", "nutrition"] as const) {
      expect(advised({ animal, kind }).menu?.kibble?.sku).toBe(best?.sku);
    }
  });

  test.each(["none", "allergy-grain"])(
    "of a giant (%s) comes in bags that last, the cheapest first",
    (feature) => {
      const giant = { ...dog, weight: 60, sterilized: false, feature };
      const { recommendations } = advised({ animal: giant, kind: "food", every: true });
      expect(recommendations.some(({ bagLifetime }) => (bagLifetime ?? 0) <= 7)).toBe(true);
      const costs = recommendations.slice(0, 3).map(({ sku, variantCode, ration, bagLifetime, score }) => {
        expect(bagLifetime).toBeGreaterThanOrEqual(14);
        const format = bySku.get(sku)?.ProductVariants.find(({ code }) => code === variantCode);
        return { score, cents: ((format?.base_price ?? 0) * ration) / (format?.weight ?? 0) };
      });
      for (const [place, { score, cents }] of costs.entries()) {
        const next = costs[place + 1];
        if (next?.score === score) expect(cents).toBeLessThan(next.cents + 10);
      }
    },
  );

  test("never comes in a format without a price", () => {
    const { recommendations } = advised({ animal: { ...dog, weight: 60 }, kind: "food", every: true });
    for (const { sku, variantCode } of recommendations) {
      const format = bySku.get(sku)?.ProductVariants.find(({ code }) => code === variantCode);
      expect(format?.base_price, sku).toBeGreaterThan(0);
    }
  });

  test("lasts at most eight weeks where there is a smaller format", () => {
    for (const { sku, variantCode, bagLifetime } of advised({ animal: cat, kind: "food", every: true })
      .recommendations) {
      const formats = bySku.get(sku)?.ProductVariants.filter((one) => one.in_stock && one.show_variant) ?? [];
      const smallest = formats.toSorted((one, other) => one.weight - other.weight)[0];
      if (variantCode !== smallest?.code) expect(bagLifetime).toBeLessThanOrEqual(56);
    }
  });
});

describe("a menu", () => {
  test("of every day has the kibble and the recipe that was made to go with it", () => {
    const { menu } = advised({ animal: cat, kind: "mini-menu", kibble: adultKibble });
    expect(menu).toMatchObject({ frequency: 7, kibble: { sku: adultKibble } });
    expect(menu?.wet).toEqual([{ sku: "MUS-CT-PAT-STE", ration: 85, perWeek: 7 }]);
  });

  test.each([
    ["of two recipes", { wet: ["MUS-CT-PAT-STE", "MUS-CT-PAT-STB"], frequency: 7 }],
    ["of three days", { wet: ["MUS-CT-PAT-STE"], frequency: 3 }],
  ] as const)("%s leaves no opened pouch over", (_, chosen) => {
    const animal = { ...cat, weight: 5.4, feature: "hairballs" };
    for (const { ration } of advised({ animal, kind: "menu", kibble: adultKibble, ...chosen }).menu?.wet ??
      []) {
      expect(ration % 85).toBe(0);
    }
  });

  test("never gives more than 70 % of a day’s energy as wet food", () => {
    for (let weight = 1; weight < 13; weight += 0.1) {
      const { menu, energy } = advised({ animal: { ...cat, weight }, kind: "menu" });
      for (const { sku, ration } of menu?.wet ?? []) {
        const kcal = (ration * (bySku.get(sku)?.metabolizableEnergy ?? 0)) / 100;
        expect(kcal).toBeLessThanOrEqual((energy?.need ?? 0) * 0.7);
      }
    }
  });

  test("of three days gives the whole ration of kibble on the four others", () => {
    const { menu, recommendations } = advised({ animal: cat, kind: "menu", frequency: 3 });
    const alone = recommendations.find(({ sku }) => sku === menu?.kibble?.sku)?.ration;
    const { recommendations: foodAlone } = advised({ animal: cat, kind: "food", every: true });
    expect(alone).toBe(foodAlone.find(({ sku }) => sku === menu?.kibble?.sku)?.ration);
    expect(alone).toBeGreaterThan(menu?.kibble?.ration ?? 0);
  });

  test("of a kitten is made of food for kittens alone", () => {
    const { menu } = advised({ animal: kitten, kind: "nutrition" });
    const skus = [menu?.kibble?.sku ?? "", ...(menu?.wet.map(({ sku }) => sku) ?? [])];
    for (const sku of skus) {
      expect(bySku.get(sku)?.filters).toContainEqual({ attributes: { name: "âge", value: "Chaton" } });
    }
  });

  test("offers every recipe that the cat may eat, beside the kibble, where all are asked for", () => {
    const { recommendations } = advised({ animal: cat, kind: "menu", every: true });
    const kinds = recommendations.map(({ sku }) => bySku.get(sku)?.kind);
    expect(new Set(kinds)).toEqual(new Set(["dry", "wet"]));
    expect(recommendations.length).toBeGreaterThan(10);
  });
});
