import { healthCodes } from "../../../shared/animal/animal-lists.ts";
import { allergyText } from "../../../shared/nutrition/allergens.ts";
import type { Profile } from "../../../shared/nutrition/profile.ts";
import type { Food } from "./food.ts";
import { formatFor, rationOf } from "./rations.ts";

interface Merit {
  code: string;
  points: number;
  text?: string | undefined;
}

export function meritsOf(food: Food, profile: Profile): Merit[] {
  const rules = [stage, sensitivity, allergy, neutering, shape, activity, indoors, size, supply, moisture];
  return rules.flatMap((rule) => rule(food, profile) ?? []);
}

const animals = {
  dog: { young: "un chiot", adult: "un chien adulte", senior: "un chien âgé" },
  cat: { young: "un chaton", adult: "un chat adulte", senior: "un chat âgé" },
} as const;

function stage(food: Food, { facts, stage: own }: Profile): Merit {
  return {
    code: "age",
    points: food.stage !== own ? -10 : own === "senior" ? 30 : 20,
    text: `Pour ${animals[facts.kind][food.stage]}`,
  };
}

const sensitivities: ReadonlyMap<string, { need: string; text: string }> = new Map([
  [
    "sensitive-digestion",
    { need: "Digestion sensible", text: "Recette douce pour les digestions sensibles" },
  ],
  ["sensitive-skin", { need: "Peau & pelage", text: "Recette pour la peau et le pelage" }],
  ["hairballs", { need: "Boules de poils", text: "Des fibres contre les boules de poils" }],
]);

function sensitivity(food: Food, { facts: { feature }, isHeavy }: Profile): Merit | undefined {
  const points = isHeavy ? 30 : 100;
  if (feature === "joints" && /\bmoules?\b/.test(food.contents)) {
    return { code: feature, points, text: "Avec de la poudre de moule, pour les articulations" };
  }
  const wanted = feature ? sensitivities.get(feature) : undefined;
  if (feature && wanted && food.needs.has(wanted.need)) return { code: feature, points, text: wanted.text };
  const isForOthers = specialNeeds.some((need) => food.needs.has(need));
  return isForOthers ? { code: "other-sensitivity", points: -5 } : undefined;
}

const specialNeeds = ["Digestion sensible", "Peau & pelage"] as const;

function allergy(_: Food, { facts }: Profile): Merit[] {
  return [...new Set(healthCodes(null, facts))].flatMap((code) => {
    const text = allergyText(code);
    return text ? { code, points: 0, text } : [];
  });
}

function neutering(food: Food, { facts, isHeavy }: Profile): Merit | undefined {
  if (isThin(facts)) return food.isForSterilized ? { code: "sterilized-recipe", points: -20 } : undefined;
  if (facts.sterilized) {
    if (!food.isForSterilized) return { code: "sterilized-recipe", points: -10 };
    const animal = facts.kind === "dog" ? "chiens" : "chats";
    return {
      code: "sterilized-recipe",
      points: 20,
      text: `Recette pour ${animal} stérilisés, moins grasse`,
    };
  }
  return food.isForSterilized && !isHeavy ? { code: "sterilized-recipe", points: -25 } : undefined;
}

/** Outweighs age and sterilisation together: losing weight comes first. */
const slimming = 70;

function shape(food: Food, { isHeavy, facts }: Profile): Merit | undefined {
  if (!food.isLight) return undefined;
  if (isHeavy) {
    const points = food.isSlimming ? slimming : 20;
    return { code: "light-recipe", points, text: "Moins calorique\u00a0: une gamelle qui reste pleine" };
  }
  return isThin(facts) ? { code: "light-recipe", points: -20 } : undefined;
}

const isThin = ({ condition }: Profile["facts"]) => condition !== null && condition < 3;

function activity(food: Food, { facts, isHeavy }: Profile): Merit | undefined {
  if (!food.isForActive) return undefined;
  const isActive = facts.activity === "high" || facts.activity === "very-high";
  if (!isActive || isHeavy) return { code: "active-recipe", points: -30 };
  return { code: "active-recipe", points: 20, text: "Plus énergétique, pour un chien qui se dépense" };
}

function indoors(food: Food, { facts }: Profile): Merit | undefined {
  if (facts.kind !== "cat" || facts.activity !== "low") return undefined;
  if (!food.needs.has("Intérieur")) return undefined;
  return { code: "indoor-recipe", points: 10, text: "Pour les chats qui vivent surtout à l’intérieur" };
}

const sizes: ReadonlyMap<string, string> = new Map([
  ["Petit chien", "Croquettes à la taille des petites mâchoires"],
  ["Moyen chien", "Recette pour les chiens de taille moyenne"],
  ["Grand chien", "Recette pour les grands chiens"],
]);

function size(food: Food, { size: own }: Profile): Merit | undefined {
  if (!own || food.sizes.size !== 1 || !food.sizes.has(own)) return undefined;
  return { code: "size", points: 10, text: sizes.get(own) };
}

const shortest = 14;

function supply(food: Food, { energy }: Profile): Merit | undefined {
  const days = formatFor(food, rationOf(food, energy))?.days ?? 0;
  return food.product.kind === "dry" && days < shortest ? { code: "short-supply", points: -40 } : undefined;
}

const muchWater = 70;

function moisture({ product }: Food): Merit | undefined {
  const water = product.analyticalConstituents.find(({ name }) => name === "Humidité")?.percent ?? 0;
  if (water < muchWater) return undefined;
  return { code: "moisture", points: 0, text: `${Math.round(water)}\u00a0% d’eau, pour mieux s’hydrater` };
}
