import type { ProductEntry, VariantEntry } from "../product-entry.ts";
import type { Pack } from "./packs.ts";

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

export function typicalFormat({ pack, variants }: ProductEntry): VariantEntry | undefined {
  const shown = variants.filter(({ hidden }) => !hidden).toSorted((one, other) => one.weight - other.weight);
  return (pack.shape === "bag" ? shown[1] : undefined) ?? shown[0] ?? variants[0];
}

export function samplePackOf(
  { pack, range, animal }: ProductEntry,
  { weight, count }: { weight: number; count: number },
): Pack {
  const grams = weight / count;
  return { ...pack, shape: "pouch", stage: "Échantillon", range, animal, weight: `${grams} g`, count, grams };
}
