import * as z from "zod/mini";
import {
  type AddTogether,
  addItemSchema,
  addTogetherSchema,
  changeItemSchema,
  couponSchema,
  removeCouponSchema,
  removeItemSchema,
  type SwapItem,
  swapItemSchema,
} from "../cart/cart-input.ts";
import { isSourceItemList, type SourceItemList } from "../cart/source-item-list.ts";
import { api, type CartChangeAnswer, type WholeCartAnswer } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const known = z.nullable(z.number());

const lineSchema = z.object({
  id: z.number(),
  variantCode: z.string(),
  productName: z.string(),
  variantName: z.string(),
  quantity: known,
  subscriptionInterval: known,
  unitPrice: known,
  total: known,
  soldOut: z.optional(z.literal(true)),
  isSample: z.optional(z.literal(true)),
  sourceItemList: z.exactOptional(z.custom<SourceItemList>(isSourceItemList)),
  sku: z.optional(z.string()),
  weight: z.optional(z.number()),
  href: z.optional(z.string()),
  cheaper: z.exactOptional(z.object({ variantCode: z.string(), quantity: z.number(), text: z.string() })),
  image: z.optional(
    z.object({ url: z.string(), alternativeText: z.string(), width: z.number(), height: z.number() }),
  ),
});

const totals = {
  freeProducts: z.array(z.object({ name: z.string(), quantity: z.number() })),
  coupon: z.nullable(z.string()),
  count: z.number(),
  unreadLines: z.number(),
  currencyCode: z.string(),
  alignment: z.exactOptional(
    z.object({
      text: z.string(),
      interval: z.number(),
      moves: z.array(z.object({ id: z.number(), text: z.string() })),
    }),
  ),
  accounting: z.object({
    subtotal: known,
    subscriptionDiscount: known,
    shippingFees: known,
    isShippingDue: z.boolean(),
    serviceFees: known,
    otherFees: known,
    promotionReduction: known,
    total: known,
    totalWithoutTax: known,
    vatIncluded: known,
  }),
};

export const frequencySchema = z.object({
  code: z.number(),
  label: z.string(),
  description: z.exactOptional(z.string()),
});

export const cartSchema = z.object({
  ...totals,
  lines: z.array(lineSchema),
  frequencies: z.array(frequencySchema),
  delivery: z.nullable(
    z.object({
      freeFrom: known,
      serviceFreeFrom: known,
      arrival: z.nullable(z.object({ days: z.string(), condition: z.string() })),
    }),
  ),
});

const output = z.object({
  change: z.object({
    ...totals,
    line: z.nullable(lineSchema),
    version: z.string(),
    towards: z.optional(z.string()),
  }),
});

const write = <Input>(
  path: string,
  input: z.ZodMiniType<unknown, Input>,
): Endpoint<Input, CartChangeAnswer> => ({ method: "POST", path, input, output });

const wholeCart = z.object({
  cart: z.nullable(cartSchema),
  message: z.string(),
  isComplete: z.boolean(),
  added: z.optional(z.array(z.object({ variantCode: z.string(), quantity: z.number() }))),
  next: z.optional(z.string()),
});

export const swapLine = (id: number): Endpoint<SwapItem, WholeCartAnswer> => ({
  method: "POST",
  path: api.swapItem(id),
  input: swapItemSchema,
  output: wholeCart,
});

export const cartCalls = {
  add: write(api.items, addItemSchema),
  change: (id: number) => write(api.item(id), changeItemSchema),
  remove: (id: number) => write(api.removeItem(id), removeItemSchema),
  applyCoupon: write(api.coupon, couponSchema),
  removeCoupon: write(api.removeCoupon, removeCouponSchema),
};

export const buyAgain: Endpoint<{ order: string }, WholeCartAnswer> = {
  method: "POST",
  path: ({ order }) => api.buyAgain(order),
  input: "none",
  output: wholeCart,
};

export const addTogether: Endpoint<AddTogether, WholeCartAnswer> = {
  method: "POST",
  path: api.together,
  input: addTogetherSchema,
  output: wholeCart,
};
