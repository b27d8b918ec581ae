import type { AnimalFacts, AnimalKind } from "../animal/animal.ts";
import type { ProductSummary } from "../product/product.ts";
import { suitingFormat } from "../product/suiting-format.ts";
import { daysOf } from "../subscription/frequency/delivery-frequency.ts";
import { monthsBefore } from "../time/age.ts";
import { allergenIn, allergyText } from "./allergens.ts";
import { costPerDay } from "./cost-per-day.ts";
import { type Food, foodOf, misfitOf } from "./food.ts";
import { gramsPerDay } from "./grams-per-day.ts";
import { type Profile, profileOf, type Stage } from "./profile.ts";
import { shareOfTreats } from "./share-of-treats.ts";

/** How a product suits an animal. */
export type Fit =
  | { kind: "fits"; grams: number; days: number | null; format: string | null; pricePerDay: number | null }
  /** Most grams a day. */
  | { kind: "treat"; grams: number }
  /** A part of a sentence: "contient du poulet". */
  | { kind: "misfit"; reason: string }
  /** A veterinarian chooses. */
  | { kind: "vet" };

/** The part of a product that decides how it suits an animal. */
export interface Edible extends Pick<ProductSummary, "animal" | "kind" | "metabolizableEnergy" | "variants"> {
  food: Omit<Food, "animal" | "needs" | "contents">;
  /** A part of a sentence: "du poulet". */
  allergenFor: (health: readonly string[]) => string | undefined;
}

export function edibleOf(product: ProductSummary): Edible {
  const { animal, kind, metabolizableEnergy, variants } = product;
  const food = foodOf(product);
  return {
    ...{ animal, kind, metabolizableEnergy, variants, food },
    allergenFor: (health) => allergenIn(food.contents, health),
  };
}

const sensitivities = ["none", "sensitive-digestion", "sensitive-skin", "hairballs", "joints"];

/** @param feature code of a health choice */
export const needsVet = (feature: string | null) =>
  feature !== null && !sensitivities.includes(feature) && allergyText(feature) === undefined;

/**
 * Undefined if nothing can be said: another species, an unknown weight or energy, a food that is no whole meal.
 *
 * @param facts with codes in place of references
 * @param grownWeight kilograms expected of a young animal's breed
 */
export const fitOf = (
  product: ProductSummary,
  facts: AnimalFacts,
  today: Date,
  grownWeight?: number | undefined,
): Fit | undefined => fitOfEdible(edibleOf(product), facts, today, grownWeight);

export function fitOfEdible(
  product: Edible,
  facts: AnimalFacts,
  today: Date,
  grownWeight: number | undefined,
): Fit | undefined {
  if (product.animal !== facts.kind) return undefined;
  const profile = profileOf(facts, today, grownWeight);
  if (!profile) return undefined;
  if (needsVet(facts.feature)) return { kind: "vet" };
  const { food } = product;
  const reason = reasonAgainst(product, profile);
  if (reason) return { kind: "misfit", reason };
  const energy = product.metabolizableEnergy;
  if (!energy) return undefined;
  if (product.kind === "treat")
    return {
      kind: "treat",
      grams: Math.max(1, Math.floor((profile.energy.need * shareOfTreats * 100) / energy)),
    };
  return food.isComplete ? served(product, gramsPerDay(energy, profile.energy)) : undefined;
}

function reasonAgainst({ kind, food, allergenFor }: Edible, profile: Profile): string | undefined {
  const { feature, allergies } = profile.facts;
  const allergen = allergenFor([feature ?? [], allergies].flat());
  if (allergen) return `contient ${allergen}`;
  return kind === "treat" ? undefined : misfitOf(food, profile);
}

function served(product: Edible, grams: number): Fit {
  const format = suitingFormat(product, { variantCode: null, ration: grams });
  return {
    kind: "fits",
    grams,
    days: format ? daysOf(format.weight, grams) || null : null,
    format: format?.name ?? null,
    pricePerDay: format ? costPerDay(format.price, grams, format.weight) : null,
  };
}

/** An animal as its fit is worked out: `facts` with codes in place of references, `grownWeight` in kilograms. */
export interface Eater {
  name: string;
  facts: AnimalFacts;
  grownWeight: number | undefined;
  /** A weight plan leaves the ration to a veterinarian. */
  isForVet?: boolean;
}

export interface SharedFit {
  names: string[];
  fit: Fit;
}

/** The ration of all animals that the food suits, added up; else what can be said to the first one. */
export const fitOfAll = (
  product: ProductSummary,
  eaters: readonly Eater[],
  today: Date,
): SharedFit | undefined => fitOfAllEdible(edibleOf(product), eaters, today);

export function fitOfAllEdible(
  product: Edible,
  eaters: readonly Eater[],
  today: Date,
): SharedFit | undefined {
  const known = eaters.flatMap(({ name, facts, grownWeight, isForVet }) => {
    const fit = fitOfEdible(product, facts, today, grownWeight);
    return fit ? [{ name, fit: isForVet ? ({ kind: "vet" } as const) : fit }] : [];
  });
  const meals = known.flatMap(({ name, fit }) => (fit.kind === "fits" ? [{ name, grams: fit.grams }] : []));
  if (meals.length > 1)
    return {
      names: meals.map(({ name }) => name),
      fit: served(
        product,
        meals.reduce((sum, { grams }) => sum + grams, 0),
      ),
    };
  const told = ["fits", "treat"].flatMap((kind) => known.find(({ fit }) => fit.kind === kind) ?? []);
  const first = told[0] ?? known[0];
  return first && { names: [first.name], fit: first.fit };
}

export interface Example {
  facts: AnimalFacts;
  stage: Stage;
}

/** A healthy animal that the recipe is made for, to compare products by. */
export function exampleFor({ animal: kind, food }: Edible, today: Date): Example | undefined {
  if (!kind) return undefined;
  const { stage, isForSterilized: sterilized } = food;
  const birthday = monthsBefore(today, Math.max(months[stage], food.fromMonth)).toISOString().slice(0, 10);
  return { stage, facts: { ...healthy, kind, weight: exampleWeight(kind, food), birthday, sterilized } };
}

const months = { young: 5, adult: 60, senior: 150 } as const;

/** Kilograms. */
function exampleWeight(kind: AnimalKind, { stage, sizes }: Edible["food"]): number {
  if (kind === "cat") return stage === "young" ? 2 : 4;
  const [size] = sizes.size === 1 ? sizes : [];
  const grown = dogWeights.get(size ?? "") ?? 15;
  return stage === "young" ? Math.round(grown / 2) : grown;
}

const dogWeights: ReadonlyMap<string, number> = new Map([
  ["Petit chien", 5],
  ["Moyen chien", 15],
  ["Grand chien", 30],
]);

const healthy: Omit<AnimalFacts, "kind"> = {
  gender: null,
  name: "",
  breed: null,
  birthday: null,
  weight: null,
  sterilized: null,
  condition: 3,
  activity: null,
  feature: null,
  allergies: [],
  feeds: [],
  kibbleBrand: null,
  oldKibbleBrand: null,
  onlyThisBrand: false,
};
