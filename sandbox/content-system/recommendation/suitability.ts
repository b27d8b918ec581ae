import { allergenIn } from "../../../shared/nutrition/allergens.ts";
import { type Food, formatsOnSale } from "./food.ts";
import type { Profile } from "./profile.ts";

interface Exclusion {
  reason: string;
  isWorthTelling: boolean;
}

export function exclusionOf(food: Food, profile: Profile): Exclusion | undefined {
  const misfit = misfitOf(food, profile);
  const allergen = allergenIn(food.contents, profile.facts.feature);
  if (allergen) return { reason: `contient ${allergen}`, isWorthTelling: misfit === undefined };
  if (misfit) return { reason: misfit, isWorthTelling: false };
  if (formatsOnSale(food).length > 0) return undefined;
  return { reason: "n’est plus disponible", isWorthTelling: !food.product.oldProduct };
}

const animals = {
  dog: { young: "chiots", adult: "chiens adultes", senior: "chiens âgés" },
  cat: { young: "chatons", adult: "chats adultes", senior: "chats âgés" },
} as const;

const sizes: ReadonlyMap<string, string> = new Map([
  ["Petit chien", "petits chiens"],
  ["Moyen chien", "chiens de taille moyenne"],
  ["Grand chien", "grands chiens"],
]);

function misfitOf(food: Food, { facts, stage, size, month, isHeavy }: Profile): string | undefined {
  const isOfStage = food.stage === stage || (food.stage === "adult" && stage === "senior");
  if (!isOfStage) return `est une recette pour ${animals[facts.kind][food.stage]}`;
  if (food.fromMonth > month) return `convient à partir de ${food.fromMonth}\u00a0mois`;
  if (size && food.sizes.size > 0 && !food.sizes.has(size)) {
    return `est une recette pour ${[...food.sizes].map((one) => sizes.get(one) ?? one).join(" et ")}`;
  }
  return misfitOfLife(food, { facts, stage, isHeavy });
}

type Life = Pick<Profile, "facts" | "stage" | "isHeavy">;

function misfitOfLife(food: Food, { facts, stage, isHeavy }: Life): string | undefined {
  const { kind, sterilized, activity } = facts;
  if (food.isForSterilized && !sterilized && !isHeavy && (sterilized === false || stage === "young")) {
    return `est une recette pour ${animals[kind][food.stage]} stérilisés`;
  }
  if (food.isForOutdoors && activity === "low") return "est une recette pour chats qui vivent dehors";
  return undefined;
}
