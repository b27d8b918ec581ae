import * as z from "zod/mini";
import { isVariantCode } from "../../../shared/cart/variant-code.ts";
import type { Variant } from "../../../shared/product/product.ts";
import { slugOf } from "../../../shared/text/slug.ts";
import { tolerantMembers } from "../lists.ts";
import {
  gramsSchema,
  imageSchema,
  keySchema,
  numberSchema,
  plainSchema,
  shownSchema,
  slugSchema,
  stockSchema,
} from "./fields.ts";

export const contentVariantCodeSchema = z.pipe(
  keySchema,
  z.string().check(z.refine(isVariantCode, "is no code")),
);

/** Whole minor units. Anything else counts as no price, which is shown as dashes. */
export const amountSchema = z.nullish(
  z.pipe(
    z.unknown().check(z.refine((value) => !String(value).includes("%"), "is a percentage")),
    z.pipe(numberSchema, z.int().check(z.nonnegative())),
  ),
);

export const contentVariantSchema: z.ZodMiniType<Variant> = z.pipe(
  z.object({
    code: contentVariantCodeSchema,
    ...tolerantMembers({
      slug: z.nullish(slugSchema),
      name: z.nullish(plainSchema),
      weight: z.nullish(gramsSchema),
      show_variant: shownSchema("show_variant"),
      in_stock: z._default(stockSchema, false),
      base_price: amountSchema,
      base_price_tf: amountSchema,
      base_price_subscription: amountSchema,
      lowest_price_30_days: amountSchema,
      image: z.nullish(imageSchema),
    }),
  }),
  z.transform(({ code, slug, name, weight, image, ...variant }): Variant => {
    const shownName = name || (weight ? weightText(weight) : code);
    return {
      code,
      name: shownName,
      slug: slug ?? (slugOf(shownName) || code),
      weight: weight ?? null,
      isVisible: variant.show_variant,
      isInStock: variant.in_stock,
      price: variant.base_price,
      priceWithoutTax: variant.base_price_tf,
      subscriptionPrice: variant.base_price_subscription,
      lowestPrice30Days: variant.lowest_price_30_days,
      image,
    };
  }),
);

const decimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 3 });

const weightText = (grams: number) =>
  grams < 1000 ? `${decimal.format(grams)} g` : `${decimal.format(grams / 1000)} kg`;
