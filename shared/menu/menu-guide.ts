import type { AdviceKind } from "../guide/advice.ts";
import { href } from "../routes.ts";
import { type MenuChoices, menuParameters, menuQuery } from "./menu-choices.ts";

export type MenuGuide = "biNutrition" | "mini" | "full" | "short";

export const menuSteps = ["profil", "repas", "selection", "ration", "resultat"] as const;
export type MenuStep = (typeof menuSteps)[number];

export const menuStepsOf = {
  biNutrition: ["profil", "selection", "ration", "resultat"],
  mini: ["selection", "resultat"],
  full: ["profil", "repas", "selection", "ration", "resultat"],
  short: ["profil", "selection", "ration", "resultat"],
} as const satisfies Record<MenuGuide, readonly MenuStep[]>;

export const adviceKindOf = {
  biNutrition: "menu",
  mini: "mini-menu",
  full: "nutrition",
  short: "nutrition",
} as const satisfies Record<MenuGuide, AdviceKind>;

export interface MenuPlace {
  guide: MenuGuide;
  animal: string;
}

export function menuHref({ guide, animal }: MenuPlace, step: MenuStep, choices?: MenuChoices): string {
  const query = choices ? menuQuery(choices) : new URLSearchParams();
  const isWhole = guide === "full" || guide === "short";
  if (isWhole) query.set(menuParameters.animal, animal);
  const hasOwnPage = !isWhole && step === "resultat";
  if (!hasOwnPage && step !== menuStepsOf[guide][0]) query.set(menuParameters.step, step);
  return [menuPath({ guide, animal }, step), query.toString()].filter(Boolean).join("?");
}

export function menuPath({ guide, animal }: MenuPlace, step: MenuStep): string {
  const isResult = step === "resultat";
  switch (guide) {
    case "biNutrition":
      return href(isResult ? "guide-bi-nutrition-animal-recommandations" : "guide-bi-nutrition-animal", {
        animal,
      });
    case "mini":
      return href(
        isResult ? "mini-guide-bi-nutrition-animal-recommandations" : "mini-guide-bi-nutrition-animal",
        { animal },
      );
    case "full":
      return href("userGuide-guide-nutrition-full");
    case "short":
      return href("userGuide-guide-nutrition-short");
  }
}

export function stepAfter(guide: MenuGuide, step: MenuStep): MenuStep {
  const steps: readonly MenuStep[] = menuStepsOf[guide];
  return steps[steps.indexOf(step) + 1] ?? "resultat";
}

export function stepBefore(guide: MenuGuide, step: MenuStep): MenuStep | undefined {
  const steps: readonly MenuStep[] = menuStepsOf[guide];
  return steps[steps.indexOf(step) - 1];
}
