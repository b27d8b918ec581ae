import type { AnimalKind } from "../animal/animal.ts";
import { slugOf } from "../text/slug.ts";
import { withoutAccents } from "../text/text.ts";
import type { DogSize, Profile, Stage } from "./profile.ts";

/** A product's own description, in the words of the content system's filters. */
export interface DescribedFood {
  name: string;
  subtitle: string;
  animal?: AnimalKind | null;
  feedType: string;
  composition: string;
  filters: readonly { name: string; value: string }[];
}

export interface Food {
  animal: AnimalKind | null;
  isComplete: boolean;
  stage: Stage;
  /** Months. */
  fromMonth: number;
  /** Empty if it suits every size. */
  sizes: ReadonlySet<string>;
  needs: ReadonlySet<string>;
  /** Name, composition and proteins without accents, in which allergens are looked for. */
  contents: string;
  isForSterilized: boolean;
  isForOutdoors: boolean;
}

export function foodOf({ name, subtitle, animal, feedType, composition, filters }: DescribedFood): Food {
  const valuesOf = (wanted: string) =>
    filters.flatMap((filter) => (slugOf(filter.name) === wanted ? [filter.value] : []));
  const [age] = valuesOf("age");
  const needs = new Set(valuesOf("besoin"));
  return {
    animal: animal ?? null,
    isComplete: /^aliment complet\b/i.test(feedType),
    stage: age === "Senior" ? "senior" : age === "Chiot" || age === "Chaton" ? "young" : "adult",
    fromMonth: Number(/à partir de (\d+) mois/.exec(feedType)?.[1] ?? 0),
    sizes: new Set(valuesOf("taille")),
    needs,
    contents: withoutAccents([name, composition, ...valuesOf("proteine")].join(" ; ")).toLowerCase(),
    isForSterilized: needs.has("Stérilisé"),
    isForOutdoors: /en extérieur|au grand air/.test(`${feedType} ${subtitle}`),
  };
}

const animals = {
  dog: { young: "chiots", adult: "chiens adultes", senior: "chiens âgés" },
  cat: { young: "chatons", adult: "chats adultes", senior: "chats âgés" },
} as const;

const sizeNames: Record<DogSize, string> = {
  "Petit chien": "petits chiens",
  "Moyen chien": "chiens de taille moyenne",
  "Grand chien": "grands chiens",
};

/** Why the recipe is not made for this animal, as in "est une recette pour chiots". Allergens are not looked at. */
export function misfitOf(
  food: Pick<Food, "stage" | "fromMonth" | "sizes" | "isForSterilized" | "isForOutdoors">,
  { facts, stage, size, month, isHeavy }: Profile,
): string | undefined {
  const { kind, sterilized, activity } = facts;
  if (food.stage !== stage && !(food.stage === "adult" && stage === "senior"))
    return `est une recette pour ${animals[kind][food.stage]}`;
  if (food.fromMonth > month) return `convient à partir de ${food.fromMonth}\u00a0mois`;
  if (size && food.sizes.size > 0 && !food.sizes.has(size))
    return `est une recette pour ${[...food.sizes].map((one) => sizeNames[one as DogSize] ?? one).join(" et ")}`;
  if (food.isForSterilized && !sterilized && !isHeavy && (sterilized === false || stage === "young"))
    return `est une recette pour ${animals[kind][food.stage]} stérilisés`;
  if (food.isForOutdoors && activity === "low") return "est une recette pour chats qui vivent dehors";
  return undefined;
}
