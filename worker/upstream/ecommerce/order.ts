import * as z from "zod/mini";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import type { Order, OrderedVariant } from "../../../shared/order/order.ts";
import { optionalListOf } from "../lists.ts";
import { postalAddressSchema } from "./address.ts";
import { money, orDefault, referenceSchema, text, withId } from "./fields.ts";
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
    productName: orDefault(z.string(), ""),
    variantName: orDefault(z.string(), ""),
    quantity: z.int(),
    unitPrice: money,
    originalUnitPrice: money,
    subtotal: money,
    total: money,
    subscriptionInterval: orDefault(z.int(), 0),
  }),
);

const freeProductSchema = z.object({
  productName: orDefault(z.string(), ""),
  quantity: orDefault(z.int(), 1),
});

const orderFields = {
  tokenValue: z.string(),
  state: z.string(),
  currencyCode: orDefault(z.string(), "EUR"),
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

type Answered = z.infer<z.ZodMiniObject<typeof orderFields>>;

/** In the shop's words; other members stay. */
const inOurWords = <T extends Answered>({
  tokenValue,
  customer,
  promotionCoupon,
  couponCode,
  itemsTotal,
  taxTotal,
  shippingTotal,
  serviceTotal,
  orderPromotionTotal,
  ...order
}: T) => ({
  ...order,
  token: tokenValue,
  customerId: customer ?? null,
  coupon: promotionCoupon ?? couponCode ?? null,
  subtotal: itemsTotal,
  vatIncluded: taxTotal,
  shippingFees: shippingTotal,
  serviceFees: serviceTotal,
  promotionReduction: orderPromotionTotal,
});

export const orderSchema: z.ZodMiniType<Order> = z.pipe(z.object(orderFields), z.transform(inOurWords));

export const checkoutOrderSchema: z.ZodMiniType<CheckoutOrder> = z.pipe(
  z.object({
    ...orderFields,
    number: text,
    checkoutState: orDefault(z.string(), "cart"),
    paymentState: orDefault(z.string(), "cart"),
    shippingState: orDefault(z.string(), "cart"),
    checkoutCompletedAt: text,
    billingAddress: orDefault(postalAddressSchema, null),
    shippingAddress: orDefault(postalAddressSchema, null),
    payments: optionalListOf("payment", paymentSchema),
    shipments: optionalListOf("shipment", shipmentSchema),
  }),
  z.transform(inOurWords),
);
