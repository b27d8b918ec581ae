import * as z from "zod/mini";
import { allergiesAgainst } from "../../../shared/nutrition/allergens.ts";
import type { Edible } from "../../../shared/nutrition/fit.ts";
import { foodOf } from "../../../shared/nutrition/food.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { isSellable, visibleVariants } from "../../../shared/product/product-rules.ts";

/** The part of a category's products that sorts them for an animal, by sku. */
export type ShelfFoods = ReadonlyMap<string, Edible>;

const foodSchema = z.object({
  animal: z.nullable(z.enum(["dog", "cat"])),
  kind: z.nullable(z.enum(["dry", "wet", "treat"])),
  isComplete: z.boolean(),
  stage: z.enum(["young", "adult", "senior"]),
  fromMonth: z.number(),
  sizes: z.array(z.string()),
  isForSterilized: z.boolean(),
  isForOutdoors: z.boolean(),
  /** Codes of the allergies that it is not for. */
  allergies: z.array(z.string()),
});

/** Stored shape: about 50 bytes a product. Foods are few, formats are weights in grams, each before its price. */
const storedSchema = z.object({
  foods: z.array(foodSchema),
  products: z.array(z.tuple([z.string(), z.int(), z.nullable(z.number()), z.array(z.number())])),
});
type Stored = z.infer<typeof storedSchema>;

export const shelfFoodsSchema: z.ZodMiniType<ShelfFoods> = z.pipe(storedSchema, z.transform(foodsOf));

export function storedFoods(products: readonly ProductSummary[]): Stored {
  const places = new Map<string, number>();
  const foods: Stored["foods"] = [];
  const placeOf = (food: Stored["foods"][number]) => {
    const key = JSON.stringify(food);
    const known = places.get(key) ?? foods.push(food) - 1;
    places.set(key, known);
    return known;
  };
  return {
    products: products
      .filter(({ viewable }) => viewable)
      .map((product) => {
        const { animal = null, kind = null, metabolizableEnergy = null } = product;
        const { contents, sizes, ...food } = foodOf(product);
        const { isComplete, stage, fromMonth, isForSterilized, isForOutdoors } = food;
        const place = placeOf({
          ...{ animal, kind, isComplete, stage, fromMonth, isForSterilized, isForOutdoors },
          ...{ sizes: [...sizes], allergies: allergiesAgainst(contents) },
        });
        return [product.sku, place, metabolizableEnergy, formatsOf(product)];
      }),
    foods,
  };
}

function formatsOf(product: ProductSummary): number[] {
  return visibleVariants(product).flatMap((variant) =>
    isSellable(variant) && variant.weight ? [variant.weight, variant.price ?? 0] : [],
  );
}

const nameless = { code: "", slug: "", name: "", isVisible: true, isInStock: true };

function foodsOf({ foods, products }: Stored): ShelfFoods {
  const known = foods.map(({ animal, kind, sizes, allergies, ...food }) => ({
    ...{ animal, kind },
    food: { ...food, sizes: new Set(sizes) },
    allergenFor: (health: readonly string[]) => allergies.find((allergy) => health.includes(allergy)),
  }));
  return new Map(
    products.flatMap(([sku, place, metabolizableEnergy, formats]) => {
      const food = known[place];
      const variants = formats.flatMap((weight, at) =>
        at % 2 === 0 ? [{ ...nameless, weight, price: formats[at + 1] ?? null }] : [],
      );
      return food ? [[sku, { ...food, metabolizableEnergy, variants }] as const] : [];
    }),
  );
}
