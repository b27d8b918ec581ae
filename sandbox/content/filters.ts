import * as z from "zod/mini";
import { type Range, rangeNames } from "./drawings/packs.ts";
import type { ProductSummary } from "./entries/product.ts";
import { read } from "./read-content.ts";

const words = z.array(z.string());

export const filterValues = read(
  "filters.json",
  z.object({
    âge: words,
    taille: words,
    besoin: words,
    protéine: words,
    texture: z.object({ dry: words, wet: words, treat: words }),
  }),
);

const allSizes = "Toutes tailles";

export const filterEntrySchema = z.object({
  âge: z.enum(filterValues.âge),
  taille: z.optional(z.enum([...filterValues.taille, allSizes])),
  besoin: z._default(z.array(z.enum(filterValues.besoin)), []),
  protéine: z.array(z.enum(filterValues.protéine)),
  texture: z.enum(Object.values(filterValues.texture).flat()),
});

interface FilteredEntry {
  animal: "dog" | "cat";
  range: Range;
  filters: z.infer<typeof filterEntrySchema>;
}

export function filtersOf({ animal, filters, range }: FilteredEntry): ProductSummary["filters"] {
  const { taille, besoin, protéine, âge, texture } = filters;
  return [
    one("animal", animal === "dog" ? "Chien" : "Chat"),
    one("âge", âge),
    ...(taille === allSizes ? filterValues.taille : [taille]).flatMap((size) =>
      size ? one("taille", size) : [],
    ),
    ...besoin.map((need) => one("besoin", need)),
    ...protéine.map((protein) => one("protéine", protein)),
    one("texture", texture),
    one("gamme", rangeNames[range]),
  ];
}

const one = (name: string, value: string) => ({ attributes: { name, value } });
