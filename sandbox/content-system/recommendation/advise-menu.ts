import type { Advice, AdviceKind, AdviceRequest, Menu, NoAdvice } from "../../../shared/guide/advice.ts";
import type { Profile } from "../../../shared/nutrition/profile.ts";
import { type Candidate, candidatesAmong, excludedAmong, recommendation } from "./candidates.ts";
import { energyOf } from "./energy-answer.ts";
import type { Food } from "./food.ts";
import { type MenuRation, menuRation } from "./menu-rations.ts";
import { rationOf } from "./rations.ts";

const weights = { least: 1, beyond: 13 } as const;

export const mostRecipes = { 3: 3, 7: 4 } as const;

const usualRecipes = { food: 0, "mini-menu": 1, menu: 2, nutrition: 3 } as const satisfies Record<
  AdviceKind,
  number
>;

export function adviseMenu(
  request: AdviceRequest,
  profile: Profile,
  foods: readonly Food[],
): Advice | NoAdvice {
  const { weight } = profile.facts;
  if (weight === null || weight < weights.least || weight >= weights.beyond) return "not_eligible";
  if (profile.isHeavy) return "overweight";
  const refused = request.kibble === undefined ? undefined : refusalOf(request.kibble, profile, foods);
  if (refused) return refused;
  const kibbles = candidatesAmong(foods, "dry", profile);
  const wet = candidatesAmong(foods, "wet", profile);
  const made = bestMenu(request, profile, { kibbles, wet });
  if (!made) return "menu_unavailable";
  const { kibble, recipes, menu } = made;
  return {
    energy: energyOf(profile),
    recommendations: request.every
      ? [...kibbles.map((one) => recommendation(one, profile)), ...alternatives(kibble, wet, profile)]
      : linesOf(menu, [kibble, ...recipes], profile),
    excluded: (["dry", "wet"] as const).flatMap((kind) =>
      excludedAmong(foods, kind, profile, request.every ?? false),
    ),
    menu,
  };
}

interface Candidates {
  kibbles: readonly Candidate[];
  wet: readonly Candidate[];
}

function bestMenu(request: AdviceRequest, { energy }: Profile, { kibbles, wet }: Candidates) {
  const frequency = request.frequency ?? 7;
  const open = kibbles.filter(({ food }) => [undefined, food.product.sku].includes(request.kibble));
  for (const kibble of open) {
    const recipes = recipesFor(request, kibble, wet)?.slice(0, mostRecipes[frequency]);
    const wetFoods = recipes?.map(({ food }) => food) ?? [];
    const ration = wetFoods.length > 0 && menuRation(kibble.food, wetFoods, energy, frequency);
    if (recipes && ration) return { kibble, recipes, menu: weekOf(kibble, recipes, ration, frequency) };
  }
  return undefined;
}

function refusalOf(sku: string, { stage }: Profile, foods: readonly Food[]): NoAdvice | undefined {
  const food = foods.find(({ product }) => product.sku === sku);
  if (food?.product.kind !== "dry" || food.product.animal !== "cat") return "wrong_kibble_type";
  if (stage === "young" && food.stage !== "young") return "kitten_with_adult_kibble";
  if (stage !== "young" && food.stage === "young") return "adult_with_kitten_kibble";
  return undefined;
}

const bySku = (candidates: readonly Candidate[], sku: string) =>
  candidates.find(({ food }) => food.product.sku === sku);

function recipesFor(
  { kind, wet: chosen }: AdviceRequest,
  kibble: Candidate,
  wet: readonly Candidate[],
): Candidate[] | undefined {
  if (chosen?.length) {
    const found = [...new Set(chosen)].map((sku) => bySku(wet, sku));
    return found.every((one) => one !== undefined) ? found : undefined;
  }
  const partner = bySku(wet, kibble.food.product.bi_nutrition_partner ?? "");
  const others = wet.filter((one) => one !== partner);
  return [...(partner ? [partner] : []), ...others].slice(0, usualRecipes[kind]);
}

function weekOf(
  kibble: Candidate,
  recipes: readonly Candidate[],
  ration: MenuRation,
  frequency: 3 | 7,
): Menu {
  const [each, more] = [Math.floor(frequency / recipes.length), frequency % recipes.length];
  return {
    kibble: { sku: kibble.food.product.sku, ration: ration.kibble },
    wet: recipes.map(({ food }, place) => ({
      sku: food.product.sku,
      ration: ration.wet[place] ?? 0,
      perWeek: place < more ? each + 1 : each,
    })),
    frequency,
  };
}

function linesOf({ kibble, wet, frequency }: Menu, candidates: readonly Candidate[], profile: Profile) {
  return candidates.map((candidate) => {
    const recipe = wet.find(({ sku }) => sku === candidate.food.product.sku);
    if (recipe) {
      const { ration, perWeek } = recipe;
      return recommendation(candidate, profile, { ration, average: (ration * perWeek) / 7 });
    }
    const ration = rationOf(candidate.food, profile.energy);
    const average = ((kibble?.ration ?? ration) * frequency + ration * (7 - frequency)) / 7;
    return recommendation(candidate, profile, { ration, average });
  });
}

function alternatives(kibble: Candidate, wet: readonly Candidate[], profile: Profile) {
  return wet.flatMap((one) => {
    const ration = menuRation(kibble.food, [one.food], profile.energy, 7)?.wet[0];
    return ration === undefined ? [] : [recommendation(one, profile, { ration })];
  });
}
