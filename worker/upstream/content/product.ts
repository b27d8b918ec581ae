import * as z from "zod/mini";
import type { Product, ProductName, ProductSummary, Variant } from "../../../shared/product/product.ts";
import type { Sample } from "../../../shared/product/sample.ts";
import { listOf, optionalListOf } from "../lists.ts";
import { imageSchema, seoSchema } from "./fields.ts";
import { filtersSchema } from "./filters.ts";

const code = z.string().check(z.regex(/^\d{8}$/));
const amount = z.nullish(z.number());
const named = z.object({ name: z.string(), path: z.string() });

const variantSchema = z.pipe(
  z.object({
    code,
    slug: z.string(),
    name: z.string(),
    weight: z.int().check(z.positive()),
    show_variant: z._default(z.boolean(), true),
    in_stock: z._default(z.boolean(), false),
    base_price: amount,
    base_price_subscription: amount,
    lowest_price_30_days: amount,
    image: z.nullish(imageSchema),
  }),
  z.transform(
    ({ show_variant, in_stock, base_price, base_price_subscription, lowest_price_30_days, ...variant }) =>
      ({
        ...variant,
        isVisible: show_variant,
        isInStock: in_stock,
        price: base_price,
        subscriptionPrice: base_price_subscription,
        lowestPrice30Days: lowest_price_30_days,
      }) satisfies Variant,
  ),
);

const nameFields = {
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  viewable: z._default(z.boolean(), true),
};

const summaryFields = {
  ...nameFields,
  animal: z.enum(["dog", "cat"]),
  kind: z.enum(["dry", "wet", "treat"]),
  subtitle: z._default(z.string(), ""),
  image: z.nullish(imageSchema),
  rating: z.nullish(z.number()),
  reviewCount: z._default(z.int(), 0),
  filters: z._default(filtersSchema, []),
  ProductVariants: listOf("variant", variantSchema),
  createdAt: z.nullish(z.string()),
};

const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  score: z.int().check(z.minimum(1), z.maximum(5)),
  title: z._default(z.string(), ""),
  text: z.string(),
  date: z.string(),
  experienceDate: z.string(),
});

const fullFields = {
  ...summaryFields,
  description: z.string(),
  images: optionalListOf("image", imageSchema),
  category: z.object({ id: z.int(), name: z.string(), path: z.string() }),
  ancestors: listOf("ancestor", named),
  feedType: z.string(),
  composition: z.string(),
  additives: z._default(z.string(), ""),
  // All or none: an incomplete label is unlawful.
  analyticalConstituents: z.array(z.object({ name: z.string(), percent: z.number() })),
  metabolizableEnergy: z.int(),
  rations: optionalListOf("ration", z.object({ weight: z.number(), grams: z.int() })),
  directions: z.string(),
  bi_nutrition_partner: z.nullish(z.string()),
  sample: z.nullish(z.string()),
  json_avis: optionalListOf("review", reviewSchema),
  oldProduct: z.nullish(z.object({ heir: z.nullish(z.string()) })),
  seo: z.nullish(seoSchema),
};

/** Load levels (`render`, spec 3 and 7). */
interface ProductLevels {
  0: ProductName;
  1: ProductSummary;
  2: Product;
}
export type LoadLevel = keyof ProductLevels;
export type ProductAt<L extends LoadLevel> = ProductLevels[L];

export const productSchemas: { [L in LoadLevel]: z.ZodMiniType<ProductAt<L>> } = {
  0: z.object(nameFields),
  1: z.pipe(
    z.object(summaryFields),
    z.transform(
      ({ ProductVariants, ...product }): ProductSummary => ({ ...product, variants: ProductVariants }),
    ),
  ),
  2: z.pipe(
    z.object(fullFields),
    z.transform(
      ({ ProductVariants, json_avis, bi_nutrition_partner, ...product }): Product => ({
        ...product,
        variants: ProductVariants,
        reviews: json_avis,
        nutritionPartner: bi_nutrition_partner,
      }),
    ),
  ),
};

export const sampleSchema = z.pipe(
  z.object({
    slug: z.string(),
    name: z.string(),
    product: z.string(),
    code,
    format: z.string(),
    weight: z.int().check(z.positive()),
    price: amount,
    in_stock: z._default(z.boolean(), false),
    contents: listOf("line", z.string()),
    description: z.string(),
    image: z.nullish(imageSchema),
    seo: z.nullish(seoSchema),
  }),
  z.transform(({ in_stock, ...sample }): Sample => ({ ...sample, isInStock: in_stock })),
);
