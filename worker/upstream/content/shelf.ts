import * as z from "zod/mini";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { cheapest } from "../../../shared/product/product-rules.ts";

/** The part of a product that a listing filters and sorts by. Its only variant is the cheapest, without names. */
export type ShelfProduct = Pick<
  ProductSummary,
  "sku" | "filters" | "variants" | "rating" | "reviewCount" | "createdAt"
>;

export interface Shelf {
  products: ReadonlyMap<string, ShelfProduct>;
  /** Products of the category that are not shown. */
  hidden: ReadonlySet<string>;
}

/** Stored shape: about 60 bytes a product, because a category may have thousands. */
const storedSchema = z.object({
  filters: z.array(z.tuple([z.string(), z.string()])),
  products: z.array(
    z.tuple([
      z.string(),
      z.array(z.int()),
      z.nullable(z.number()),
      z.nullable(z.number()),
      z.nullable(z.number()),
      z.number(),
      z.nullable(z.string()),
    ]),
  ),
  hidden: z.array(z.string()),
});
type StoredShelf = z.infer<typeof storedSchema>;

export const shelfSchema: z.ZodMiniType<Shelf> = z.pipe(storedSchema, z.transform(shelfOf));

export function storedShelf(products: readonly ProductSummary[]): StoredShelf {
  const places = new Map<string, number>();
  const filters: [string, string][] = [];
  const placeOf = ({ name, value }: { name: string; value: string }) => {
    const key = `${name}\n${value}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, filters.length);
    filters.push([name, value]);
    return filters.length - 1;
  };
  const shown = products.filter(({ viewable }) => viewable);
  return {
    products: shown.map((product) => {
      const { price = null, variant } = cheapest(product) ?? {};
      const { sku, rating = null, reviewCount, createdAt = null } = product;
      return [
        sku,
        product.filters.map(placeOf),
        price,
        variant?.weight ?? null,
        rating,
        reviewCount,
        createdAt,
      ];
    }),
    filters,
    hidden: products.flatMap(({ sku, viewable }) => (viewable ? [] : sku)),
  };
}

const nameless = { code: "", slug: "", name: "", isVisible: true, isInStock: true };

function shelfOf({ filters, products, hidden }: StoredShelf): Shelf {
  const known = filters.map(([name, value]) => ({ name, value }));
  return {
    products: new Map(
      products.map(([sku, places, price, weight, rating, reviewCount, createdAt]) => [
        sku,
        {
          ...{ sku, rating, reviewCount, createdAt },
          filters: places.flatMap((place) => known[place] ?? []),
          variants: price === null ? [] : [{ ...nameless, price, weight }],
        },
      ]),
    ),
    hidden: new Set(hidden),
  };
}
