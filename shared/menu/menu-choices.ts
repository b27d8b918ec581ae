import { type MenuFrequency, menuFrequencies } from "./week-plan.ts";

export const menuParameters = {
  step: "etape",
  animal: "animal",
  frequency: "frequence",
  kibble: "croquettes",
  wet: "recette",
  meals: "repas",
  days: "rythme",
} as const;

export interface MenuChoices {
  frequency: MenuFrequency;
  kibble: string | null;
  wet: string[];
  meals: number;
}

export const mostMeals = 4;

export const mostRecipes = (frequency: MenuFrequency): number => (frequency === 3 ? 3 : 4);

export type MenuUsual = Pick<MenuChoices, "meals"> & Partial<MenuChoices>;

export function readMenuChoices(query: URLSearchParams, usual: MenuUsual): MenuChoices {
  const number = (name: string) => Number(query.get(name));
  const meals = number(menuParameters.meals);
  const kibble = query.get(menuParameters.kibble) ?? "";
  const wet = [...new Set(query.getAll(menuParameters.wet))].filter(isSku);
  return {
    frequency:
      menuFrequencies.find((one) => one === number(menuParameters.frequency)) ?? usual.frequency ?? 7,
    kibble: isSku(kibble) ? kibble : (usual.kibble ?? null),
    wet: wet.length > 0 ? wet.slice(0, longestList) : (usual.wet ?? []),
    meals: Number.isInteger(meals) && meals >= 1 && meals <= mostMeals ? meals : usual.meals,
  };
}

const longestList = 20;
const isSku = (text: string) => /^[\w.-]{1,60}$/.test(text);

export function menuQuery({ frequency, kibble, wet, meals }: MenuChoices): URLSearchParams {
  return new URLSearchParams([
    [menuParameters.frequency, String(frequency)],
    ...(kibble ? [[menuParameters.kibble, kibble]] : []),
    ...wet.map((sku) => [menuParameters.wet, sku]),
    [menuParameters.meals, String(meals)],
  ]);
}

export type SelectionProblem = "noKibble" | "noWet" | "tooManyWet";

export function selectionProblems({ kibble, wet, frequency }: MenuChoices): {
  kibble?: SelectionProblem;
  wet?: SelectionProblem;
} {
  return {
    ...(kibble ? {} : { kibble: "noKibble" }),
    ...(wet.length === 0
      ? { wet: "noWet" }
      : wet.length > mostRecipes(frequency)
        ? { wet: "tooManyWet" }
        : {}),
  };
}
