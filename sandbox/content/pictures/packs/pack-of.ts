import type { ProductEntry, VariantEntry } from "../../products/product-entry.ts";
import type { Pack } from "../packshots.ts";

/** What stands on the shelf for a format of a product: "12 × 85 g" is twelve pieces of 85 g. */
export function packOf({ pack, range, animal }: ProductEntry, { name, weight }: VariantEntry): Pack {
  const [count = "1", printed = name] = /^(\d+)\s×\s(.+)$/.exec(name)?.slice(1) ?? [];
  return {
    ...pack,
    range,
    animal,
    weight: printed,
    count: Number(count),
    grams: Math.round(weight / Number(count)),
  };
}

/** The format that stands for its product: of bags the second smallest that is shown, else the smallest. */
export function typicalFormat({ pack, variants }: ProductEntry): VariantEntry | undefined {
  const shown = variants.filter(({ hidden }) => !hidden).toSorted((one, other) => one.weight - other.weight);
  return (pack.shape === "bag" ? shown[1] : undefined) ?? shown[0] ?? variants[0];
}
