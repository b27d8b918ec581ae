import * as z from "zod/mini";
import type {
  Constituent,
  Product,
  ProductName,
  ProductSummary,
  Variant,
} from "../../../shared/product/product.ts";
import type { Sample } from "../../../shared/product/sample.ts";
import { amountIn, isoDateOf } from "../french-values.ts";
import { leaveOut, optionalListOf, tolerantMembers } from "../lists.ts";
import {
  caselessEnum,
  energySchema,
  flagSchema,
  gramsSchema,
  imageSchema,
  keySchema,
  kilogramsSchema,
  nameSchema,
  numberSchema,
  plainSchema,
  referenceTo,
  seoSchema,
  shownSchema,
  slugSchema,
  stockSchema,
  textSchema,
} from "./fields.ts";
import { filtersSchema } from "./filters.ts";
import { reviewsSchema } from "./reviews.ts";
import { amountSchema, contentVariantCodeSchema, contentVariantSchema } from "./variant.ts";

const text = z._default(textSchema, "");
const plain = z._default(plainSchema, "");
const amount = z.nullish(z.union([z.number(), z.string()]));

const bounds = /^(?:max|maxi|min|mini|env|environ)\b[. :]*|^[≤≥<>~=] ?| ?\(?(?:max|maxi|min|mini)\.?\)?$/gi;

const constituentSchema: z.ZodMiniType<Constituent> = z.pipe(
  z.object({
    name: nameSchema,
    ...tolerantMembers({ percent: amount, value: amount, unit: z.nullish(plainSchema) }),
  }),
  z.transform(({ name, percent, value, unit }, { issues }): Constituent => {
    const given = percent ?? value;
    const read = given == null ? undefined : amountIn(String(given).replace(bounds, ""));
    const shown = read && (read.unit.replace(bounds, "") || unit?.trim() || (percent == null ? "" : "%"));
    if (read && shown === "%") return { name, percent: read.value };
    if (read && shown) return { name, amount: read.value, unit: shown };
    issues.push({ code: "custom", message: "is no amount", input: given, path: ["percent"] });
    return z.NEVER;
  }),
);
const named = z.object({ name: nameSchema, path: z.string() });

const ratingSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? value.replace(/ ?\/ ?5$/, "") : value)),
  z.pipe(numberSchema, z.number().check(z.minimum(0), z.maximum(5))),
);

const reviewCountSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? value.replace(/ ?avis$/i, "") : value)),
  z.pipe(numberSchema, z.int().check(z.minimum(0))),
);

const oldProductSchema = z.union([
  z.pipe(
    flagSchema,
    z.transform((isOld: boolean) => (isOld ? {} : null)),
  ),
  z.object(tolerantMembers({ heir: z.nullish(referenceTo("slug")) })),
]);

const nameFields = {
  sku: keySchema,
  name: nameSchema,
  ...tolerantMembers({ slug: z.nullish(slugSchema), viewable: shownSchema("viewable") }),
};

const summaryFields = {
  ...nameFields,
  ...tolerantMembers({
    animal: z.nullish(caselessEnum(["dog", "cat"])),
    kind: z.nullish(caselessEnum(["dry", "wet", "treat"])),
    subtitle: plain,
    brand: z.nullish(plainSchema),
    image: z.nullish(imageSchema),
    rating: z.nullish(ratingSchema),
    reviewCount: z._default(reviewCountSchema, 0),
    filters: filtersSchema,
    ProductVariants: optionalListOf("variant", contentVariantSchema),
    createdAt: z.nullish(z.pipe(z.transform(isoDateOf), z.string())),
    feedType: plain,
    composition: plain,
    metabolizableEnergy: z.nullish(energySchema),
  }),
};

const fullFields = {
  ...summaryFields,
  ...tolerantMembers({
    description: text,
    images: optionalListOf("image", imageSchema),
    category: z.nullish(z.object({ id: keySchema, name: nameSchema, path: z.string() })),
    ancestors: optionalListOf("ancestor", named),
    additives: plain,
    // All or none: an incomplete list of constituents is unlawful.
    analyticalConstituents: z._default(z.array(constituentSchema), []),
    rations: optionalListOf("ration", z.object({ weight: kilogramsSchema, grams: gramsSchema })),
    directions: plain,
    bi_nutrition_partner: z.nullish(referenceTo("sku")),
    sample: z.nullish(referenceTo("slug")),
    json_avis: reviewsSchema,
    oldProduct: z.nullish(oldProductSchema),
    seo: z.nullish(seoSchema),
  }),
};

interface ProductLevels {
  0: ProductName;
  1: ProductSummary;
  2: Product;
}
export type LoadLevel = keyof ProductLevels;
export type ProductAt<L extends LoadLevel> = ProductLevels[L];

const addressed = <T extends { sku: string; slug?: string | null | undefined }>(product: T) => ({
  ...product,
  slug: product.slug ?? product.sku.toLowerCase(),
});

function withOwnAddresses(variants: readonly Variant[]): Variant[] {
  const [codes, slugs] = [new Set<string>(), new Set<string>()];
  return variants.flatMap((variant) => {
    const { code, slug } = variant;
    if (codes.has(code)) {
      leaveOut({ kind: "variant", key: code, reason: "has the code of another format" });
      return [];
    }
    codes.add(code);
    const isTaken = slugs.has(slug);
    slugs.add(slug);
    if (!isTaken) return [variant];
    leaveOut({ kind: "slug", key: slug, reason: "names another format, too" });
    return [{ ...variant, slug: `${slug}-${code}` }];
  });
}

export const productSchemas: { [L in LoadLevel]: z.ZodMiniType<ProductAt<L>> } = {
  0: z.pipe(z.object(nameFields), z.transform(addressed)),
  1: z.pipe(
    z.object(summaryFields),
    z.transform(
      ({ ProductVariants, ...product }): ProductSummary => ({
        ...addressed(product),
        variants: withOwnAddresses(ProductVariants),
      }),
    ),
  ),
  2: z.pipe(
    z.object(fullFields),
    z.transform(
      ({ ProductVariants, json_avis, bi_nutrition_partner, ...product }): Product => ({
        ...addressed(product),
        variants: withOwnAddresses(ProductVariants),
        reviews: json_avis,
        nutritionPartner: bi_nutrition_partner,
      }),
    ),
  ),
};

export function summaryOf(answer: unknown): Record<string, unknown> {
  const members = Object.entries(answer ?? {});
  return Object.fromEntries(members.filter(([name]) => Object.hasOwn(summaryFields, name)));
}

export const sampleSchema = z.pipe(
  z.object({
    slug: slugSchema,
    name: nameSchema,
    product: referenceTo("sku"),
    code: contentVariantCodeSchema,
    ...tolerantMembers({
      format: plain,
      weight: z.nullish(gramsSchema),
      price: amountSchema,
      in_stock: z._default(stockSchema, false),
      contents: optionalListOf("line", z.string()),
      description: text,
      image: z.nullish(imageSchema),
      seo: z.nullish(seoSchema),
    }),
  }),
  z.transform(
    ({ in_stock, weight, ...sample }): Sample => ({
      ...sample,
      weight: weight ?? null,
      isInStock: in_stock,
    }),
  ),
);
