import * as z from "zod/mini";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import type { Order, OrderedVariant } from "../../../shared/order/order.ts";
import { optionalListOf } from "../lists.ts";
import { postalAddressSchema } from "./address.ts";
import { money, or, referenceSchema, text, withId } from "./fields.ts";
import { paymentSchema, shipmentSchema } from "./shipment.ts";

const stockSchema = z.object({ product: z.nullish(referenceSchema), inStock: z.nullish(z.boolean()) });

export const variantSchema: z.ZodMiniType<OrderedVariant> = z.pipe(
  z.transform((variant: unknown): unknown => {
    const { product, inStock } = stockSchema.safeParse(variant).data ?? {};
    return { code: variant, product: product ?? undefined, inStock: inStock ?? undefined };
  }),
  z.object({
    code: referenceSchema,
    product: z.optional(z.string()),
    inStock: z.optional(z.boolean()),
  }),
);

const itemSchema = z.pipe(
  z.transform(withId),
  z.object({
    id: z.int(),
    variant: variantSchema,
    productName: or(z.string(), ""),
    variantName: or(z.string(), ""),
    quantity: z.int(),
    unitPrice: money,
    originalUnitPrice: money,
    subtotal: money,
    total: money,
    subscriptionInterval: or(z.int(), 0),
  }),
);

const freeProductSchema = z.object({ productName: or(z.string(), ""), quantity: or(z.int(), 1) });

const orderFields = {
  tokenValue: z.string(),
  state: z.string(),
  currencyCode: or(z.string(), "EUR"),
  customer: z.catch(z.nullish(referenceSchema), null),
  items: optionalListOf("item", itemSchema),
  freeProducts: optionalListOf("free product", freeProductSchema),
  promotionCoupon: z.nullish(referenceSchema),
  couponCode: z.nullish(referenceSchema),
  itemsTotal: money,
  taxTotal: money,
  shippingTotal: money,
  serviceTotal: money,
  orderPromotionTotal: money,
  total: money,
};

interface Named {
  customer?: string | null | undefined;
  promotionCoupon?: string | null | undefined;
  couponCode?: string | null | undefined;
}

const withNames = <T extends Named>({ customer, promotionCoupon, couponCode, ...order }: T) => ({
  ...order,
  customerId: customer ?? null,
  coupon: promotionCoupon ?? couponCode ?? null,
});

export const orderSchema: z.ZodMiniType<Order> = z.pipe(z.object(orderFields), z.transform(withNames));

export const checkoutOrderSchema: z.ZodMiniType<CheckoutOrder> = z.pipe(
  z.object({
    ...orderFields,
    number: text,
    checkoutState: or(z.string(), "cart"),
    paymentState: or(z.string(), "cart"),
    shippingState: or(z.string(), "cart"),
    checkoutCompletedAt: text,
    billingAddress: or(postalAddressSchema, null),
    shippingAddress: or(postalAddressSchema, null),
    payments: optionalListOf("payment", paymentSchema),
    shipments: optionalListOf("shipment", shipmentSchema),
  }),
  z.transform(withNames),
);
