import * as z from "zod/mini";
import { noSubscription } from "../frequency/frequency.ts";
import { maximumQuantity } from "./cart.ts";
import { couponCodeIn } from "./coupon/coupon-code.ts";
import { isSourceItemList, isUpsell } from "./source-item-list.ts";
import { isVariantCode } from "./variant-code.ts";

const variantCodeSchema = z.string().check(z.refine(isVariantCode));

/** An empty or malformed number must not become 0, which would remove a line or end a subscription. */
const wholeNumber = z.pipe(
  z.unknown(),
  z.transform((value: unknown) => {
    if (typeof value === "number") return value;
    return typeof value === "string" && /^-?\d+$/.test(value.trim()) ? Number(value) : Number.NaN;
  }),
);
const quantityFrom = (least: number) =>
  z.pipe(wholeNumber, z.int().check(z.minimum(least), z.maximum(maximumQuantity)));
const intervalSchema = wholeNumber;
const returnToSchema = z.optional(z.string().check(z.maxLength(500)));

/** `purchase` is one-off by default, because a subscription must be an explicit choice. */
export const addItemInputs = z.object({
  variantCode: variantCodeSchema,
  quantity: z._default(quantityFrom(1), 1),
  /** Sets the quantity of a line that the cart has, instead of adding to it. */
  targetQuantity: z.optional(quantityFrom(1)),
  purchase: z._default(z.enum(["one-off", "subscription"]), "one-off"),
  interval: z._default(intervalSchema, noSubscription),
  /** An unknown name is ignored rather than blocking the purchase. */
  sourceItemList: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((name: unknown) => (isSourceItemList(name) ? name : undefined)),
    ),
  ),
  returnTo: returnToSchema,
});

/** NaN for a subscription without a frequency, which must not become a one-off purchase. */
export const addItemSchema = z.pipe(
  addItemInputs,
  z.transform(({ purchase, interval, ...item }) => ({
    ...item,
    upsell: isUpsell(item.sourceItemList),
    subscriptionInterval: purchase === "subscription" ? interval || Number.NaN : noSubscription,
  })),
);
export type AddItem = z.input<typeof addItemSchema>;

const packsSchema = z.pipe(
  z.string(),
  z.pipe(
    z.transform((packs: string) => packs.split(" ").map(packIn)),
    z
      .array(
        z.object({ variantCode: variantCodeSchema, quantity: z.int().check(z.maximum(maximumQuantity)) }),
      )
      .check(z.maxLength(10)),
  ),
);

function packIn(pack: string) {
  const [, code = "", quantity] = /^(\S+)\*([1-9]\d*)$/.exec(pack) ?? [];
  return { variantCode: decoded(code), quantity: Number(quantity) };
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return "";
  }
}

export type Pack = z.output<typeof packsSchema>[number];

/** `packs` are encoded variant codes with quantities: `21000101*1 Tasse%20bleue*2`. */
export const addTogetherInputs = z.object({
  packs: packsSchema,
  /** Quantities in the cart at rendering; make a second press idempotent. */
  held: z.optional(packsSchema),
  purchase: addItemInputs.shape.purchase,
  interval: addItemInputs.shape.interval,
  sourceItemList: addItemInputs.shape.sourceItemList,
  returnTo: returnToSchema,
});

export const addTogetherSchema = z.pipe(
  addTogetherInputs,
  z.transform(({ purchase, interval, ...together }) => ({
    ...together,
    subscriptionInterval: purchase === "subscription" ? interval || Number.NaN : noSubscription,
  })),
);
export type AddTogether = z.input<typeof addTogetherSchema>;

/** An absent field is left unchanged; a quantity of 0 removes the line. */
export const changeItemSchema = z
  .object({
    quantity: z.optional(quantityFrom(0)),
    interval: z.optional(intervalSchema),
    returnTo: returnToSchema,
  })
  .check(z.refine(({ quantity, interval }) => quantity !== undefined || interval !== undefined));

export type ChangeItem = z.input<typeof changeItemSchema>;

/** Another format takes the place of a line, at the line's interval. */
export const swapItemSchema = z.object({
  variantCode: variantCodeSchema,
  quantity: quantityFrom(1),
  returnTo: returnToSchema,
});
export type SwapItem = z.input<typeof swapItemSchema>;

export const removeItemSchema = z.object({ returnTo: returnToSchema });

export const couponSchema = z.object({
  couponCode: z
    .string()
    .check(z.overwrite(couponCodeIn), z.minLength(1), z.maxLength(50), z.refine(fitsIntoPath)),
  returnTo: returnToSchema,
});
export const removeCouponSchema = z.object({
  couponCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(50), z.refine(fitsIntoPath)),
  returnTo: returnToSchema,
});
export type CouponInput = z.input<typeof couponSchema>;

/** Becomes a segment of an API path: dots alone would leave the path, a lone surrogate breaks encoding. */
function fitsIntoPath(code: string): boolean {
  return code.isWellFormed() && !/^\.+$/.test(code);
}
