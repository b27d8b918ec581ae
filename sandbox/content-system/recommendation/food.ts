import { type Food as FoodTraits, foodOf as traitsOf } from "../../../shared/nutrition/food.ts";
import { type Product, productSchemas } from "../../content/entries/product.ts";

export interface Food extends FoodTraits {
  product: Product;
  isForActive: boolean;
  isLight: boolean;
  isSlimming: boolean;
}

export function foodOf(json: unknown): Food | undefined {
  const { data: product } = productSchemas[2].safeParse(json);
  if (!product || product.kind === "treat") return undefined;
  const traits = traitsOf({ ...product, filters: product.filters.map(({ attributes }) => attributes) });
  if (!traits.isComplete) return undefined;
  return {
    ...traits,
    product,
    isForActive: traits.needs.has("Actif"),
    isLight: traits.needs.has("Poids de forme"),
    isSlimming: /\blight\b/i.test(product.name),
  };
}

export type Format = Product["ProductVariants"][number];

export function formatsOnSale({ product }: Food): Format[] {
  if (!product.viewable || product.oldProduct) return [];
  return product.ProductVariants.filter(
    ({ show_variant, in_stock, base_price }) => show_variant && in_stock && base_price,
  ).toSorted((one, other) => one.weight - other.weight);
}
