import * as z from "zod/mini";
import { productSchemas } from "../../shared/product.ts";
import { toProductCard, visibleVariants } from "../../shared/product-rules.ts";
import type { SearchRecord } from "./engine/inverted-index.ts";

const kindNames = { dry: "Croquettes", wet: "Pâtées", treat: "Friandises" } as const;
const animalNames = { dog: "Chien", cat: "Chat" } as const;

/** Names of the content system's filters without accents, as attributes are named. */
const filterAttributes: Record<string, string> = {
  âge: "age",
  taille: "taille",
  besoin: "besoin",
  protéine: "proteine",
  texture: "texture",
  gamme: "gamme",
};

const shelf = z.object({ name: z.string() });
const entrySchema = z.extend(productSchemas[1], {
  category: shelf,
  ancestors: z._default(z.array(shelf), []),
  composition: z._default(z.string(), ""),
  oldProduct: z.nullish(z.unknown()),
});

/** A product that may be shown and sold; none for one that is hidden, replaced or not whole. */
export function productRecord(json: Record<string, unknown>): SearchRecord[] {
  const parsed = entrySchema.safeParse(json);
  if (!parsed.success || !parsed.data.viewable || parsed.data.oldProduct) return [];
  const product = parsed.data;
  const { image, price, weight, several, inStock } = toProductCard(product);
  return [
    {
      objectID: product.sku,
      name: product.name,
      subtitle: product.subtitle,
      slug: product.slug,
      image,
      price,
      weight,
      several,
      inStock,
      animal: animalNames[product.animal],
      type: kindNames[product.kind],
      ...filtersOf(product.filters),
      shelves: [...product.ancestors, product.category].map(({ name }) => name),
      formats: visibleVariants(product).map(({ name }) => name),
      codes: [product.sku, ...visibleVariants(product).map(({ code }) => code)],
      composition: product.composition,
      popularity: product.reviewCount,
    },
  ];
}

function filtersOf(filters: readonly { attributes: { name: string; value: string } }[]) {
  const values: Record<string, string[]> = {};
  for (const { attributes } of filters) {
    const name = filterAttributes[attributes.name];
    if (name) values[name] = [...(values[name] ?? []), attributes.value];
  }
  return values;
}
