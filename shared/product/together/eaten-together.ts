import { slugOf } from "../../text/slug.ts";
import type { ProductSummary } from "../product.ts";

type Food = Pick<ProductSummary, "animal" | "name" | "filters">;

/** Never an ordinary food or treat beside one for sterilised, overweight or ill animals. */
export function areEatenTogether(one: Food, other: Food): boolean {
  return (
    Boolean(one.animal) &&
    one.animal === other.animal &&
    valuesOf(one, "age").join() === valuesOf(other, "age").join() &&
    dietOf(one) === dietOf(other)
  );
}

function dietOf(food: Food): string {
  const needs = valuesOf(food, "besoin");
  const words = [slugOf(food.name), ...needs].join(" ");
  if (/\b(dietetique|veterinaire)/.test(words)) return `dietetic: ${needs.join()}`;
  return /\b(sterilise|castre|light|allege|minceur|obesite|surpoids|poids-de-forme|(perte|controle)-de-poids|controle-du-poids)/.test(
    words,
  )
    ? "lean"
    : "ordinary";
}

const valuesOf = ({ filters }: Food, wanted: string): string[] =>
  filters.flatMap(({ name, value }) => (slugOf(name) === wanted ? slugOf(value) : [])).toSorted();
