import { slugOf } from "../text/slug.ts";
import type { ProductSummary } from "./product.ts";

/** Values of filters that set a product apart, the most important first. */
const telling = [
  "sans-cereales",
  "petit-chien",
  "moyen-chien",
  "grand-chien",
  "sterilise",
  "poids-de-forme",
  "digestion-sensible",
  "peau-pelage",
  "interieur",
  "boules-de-poils",
  "hygiene-dentaire",
];

const size = "taille";

const most = 2;

/** Leaves out what the name says, and a size that is one of several. */
export function badgesOf({ name, filters }: Pick<ProductSummary, "name" | "filters">): string[] {
  const said = slugOf(name).split("-");
  const isOneSize = filters.filter((filter) => slugOf(filter.name) === size).length === 1;
  const known = new Map(
    filters.flatMap((filter) => {
      const isSaid = slugOf(filter.value)
        .split("-")
        .every((word) => said.includes(word));
      const isShared = slugOf(filter.name) === size && !isOneSize;
      return isSaid || isShared ? [] : [[slugOf(filter.value), filter.value]];
    }),
  );
  return telling.flatMap((slug) => known.get(slug) ?? []).slice(0, most);
}
