import type { ProductEntry, VariantEntry } from "../product-entry.ts";
import { faceOf } from "./faces.ts";
import type { Pack } from "./packs.ts";
import { proteinOf } from "./proteins.ts";

export function packOf(entry: ProductEntry, { name, weight }: VariantEntry): Pack {
  const [count = "1", printed = name] = /^(\d+)\s×\s(.+)$/.exec(name)?.slice(1) ?? [];
  return {
    ...printOf(entry),
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
  entry: ProductEntry,
  { weight, count }: { weight: number; count: number },
): Pack {
  const grams = weight / count;
  return {
    ...printOf(entry),
    shape: "pouch",
    stage: "Échantillon",
    weight: `${grams} g`,
    count,
    grams,
  };
}

function printOf(entry: ProductEntry) {
  const { pack, range, animal, filters } = entry;
  return { ...pack, range, animal, protein: proteinOf(filters.protéine), face: faceOf(entry) };
}
