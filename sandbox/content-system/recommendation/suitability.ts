import { healthCodes } from "../../../shared/animal/animal-lists.ts";
import { allergenIn } from "../../../shared/nutrition/allergens.ts";
import { misfitOf } from "../../../shared/nutrition/food.ts";
import type { Profile } from "../../../shared/nutrition/profile.ts";
import { type Food, formatsOnSale } from "./food.ts";

interface Exclusion {
  reason: string;
  isWorthTelling: boolean;
}

export function exclusionOf(food: Food, profile: Profile): Exclusion | undefined {
  const misfit = misfitOf(food, profile);
  const allergen = allergenIn(food.contents, healthCodes(null, profile.facts));
  if (allergen) return { reason: `contient ${allergen}`, isWorthTelling: misfit === undefined };
  if (misfit) return { reason: misfit, isWorthTelling: false };
  if (formatsOnSale(food).length > 0) return undefined;
  return { reason: "n’est plus disponible", isWorthTelling: !food.product.oldProduct };
}
