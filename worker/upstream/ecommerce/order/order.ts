import * as z from "zod/mini";
import { isSourceItemList } from "../../../../shared/cart/source-item-list.ts";
import type { CheckoutOrder } from "../../../../shared/checkout/checkout-order.ts";
import { checkoutStates } from "../../../../shared/checkout/checkout-states.ts";
import { isCarrierDue } from "../../../../shared/checkout/checkout-steps.ts";
import type { Order, OrderDestination, OrderedVariant, OrderItem } from "../../../../shared/order/order.ts";
import { orderStates, paymentStates, shippingStates } from "../../../../shared/order/order-states.ts";
import { optionalListOf, tolerantMembers } from "../../lists.ts";
import { postalAddressSchema } from "../address/address.ts";
import { money, orDefault, recordOrNone, text, wholeNumber } from "../fields.ts";
import { anyRecord, identified, reference } from "../references.ts";
import { namesOf, stateIn } from "../states.ts";
import { paymentSchema, shipmentSchema } from "./shipment.ts";

const variantFields = z.object(tolerantMembers({ product: reference, inStock: z.nullish(z.boolean()) }));

const namedVariant = z.pipe(
  z.pipe(
    z.transform((variant: unknown) => ({ code: variant, fields: variant })),
    z.object({ code: reference, fields: z.catch(z.nullable(variantFields), null) }),
  ),
  z.transform(({ code, fields }) => ({
    code,
    product: fields?.product ?? undefined,
    inStock: fields?.inStock ?? undefined,
  })),
);

const withCode = <V extends { code: string | null }>(schema: z.ZodMiniType<V>) =>
  z.pipe(
    schema,
    z.transform((variant: V, { issues }) => {
      const { code } = variant;
      if (code === null) issues.push({ code: "custom", message: "without a variant", input: variant });
      return { ...variant, code: code ?? "" };
    }),
  );

export const orderedVariantSchema: z.ZodMiniType<OrderedVariant> = withCode(namedVariant);

const noVariant: OrderedVariant = { code: "", product: undefined, inStock: undefined };

const orderedVariant = withCode(
  z.pipe(
    z.object(tolerantMembers({ variant: z.nullish(namedVariant), variantCode: reference })),
    z.transform(({ variant, variantCode }) => ({
      ...noVariant,
      ...variant,
      code: variant?.code ?? variantCode,
    })),
  ),
);

/** An item with a quantity but no interval is a one-off purchase; an unreadable interval is unknown. */
function asItem(answer: unknown): unknown {
  const { data } = anyRecord.safeParse(typeof answer === "string" ? { "@id": answer } : answer);
  if (!data) return answer;
  const { variant, variantCode, quantity, subscriptionInterval } = data;
  return {
    ...data,
    variant: { variant, variantCode },
    subscriptionInterval: subscriptionInterval ?? (quantity == null ? null : 0),
  };
}

const source = z.pipe(
  z.unknown(),
  z.transform((name) => (isSourceItemList(name) ? name : undefined)),
);

const itemSchema: z.ZodMiniType<OrderItem> = z.pipe(
  z.transform(asItem),
  identified({
    id: z.int(),
    ...tolerantMembers({
      variant: orDefault(orderedVariant, noVariant),
      productName: orDefault(z.string(), ""),
      variantName: orDefault(z.string(), ""),
      quantity: orDefault(wholeNumber, null),
      unitPrice: money,
      originalUnitPrice: money,
      subtotal: money,
      total: money,
      subscriptionInterval: orDefault(wholeNumber, null),
      sourceItemList: source,
    }),
  }),
);

const answeredLines = z.catch(
  z.pipe(
    optionalListOf("line", z.unknown()),
    z.transform((lines) => lines.length),
  ),
  1,
);

export const linesSchema = z.pipe(
  z.pipe(
    z.transform((items: unknown) => ({ items, answered: items })),
    z.object({ ...tolerantMembers({ items: optionalListOf("item", itemSchema) }), answered: answeredLines }),
  ),
  z.transform(({ items, answered }) => ({ items, unreadLines: answered - items.length })),
);

const freeProductSchema = z.object(
  tolerantMembers({ productName: orDefault(z.string(), ""), quantity: orDefault(wholeNumber, 1) }),
);

export const statesOfOrder = {
  state: stateIn("order", namesOf(orderStates)),
  checkoutState: stateIn("checkout", namesOf(checkoutStates)),
  paymentState: stateIn("payments", namesOf(paymentStates)),
  shippingState: stateIn("shipping", namesOf(shippingStates)),
};

const orderFields = {
  token: z.string(),
  isCouponTold: z._default(z.boolean(), true),
  isCustomerTold: z._default(z.boolean(), true),
  ...tolerantMembers({
    state: statesOfOrder.state,
    checkoutState: orDefault(statesOfOrder.checkoutState, "cart" as const),
    currencyCode: orDefault(z.string(), "EUR"),
    customer: reference,
    items: linesSchema,
    freeProducts: optionalListOf("free product", freeProductSchema),
    promotionCoupon: reference,
    couponCode: reference,
    itemsSubtotal: money,
    itemsTotal: money,
    taxTotal: money,
    shippingTotal: money,
    serviceTotal: money,
    orderPromotionTotal: money,
    total: money,
    billingAddress: recordOrNone(postalAddressSchema),
    shippingAddress: recordOrNone(postalAddressSchema),
    shipments: optionalListOf("shipment", shipmentSchema),
  }),
};

const checkoutFields = tolerantMembers({
  number: text,
  paymentState: statesOfOrder.paymentState,
  shippingState: orDefault(statesOfOrder.shippingState, "cart" as const),
  checkoutCompletedAt: text,
  payments: optionalListOf("payment", paymentSchema),
  subscription: reference,
});

export const cartTokenSchema: z.ZodMiniType<{ token: string }> = z.pipe(
  z.transform((answer: unknown) => withToken(answer)),
  z.object({ token: z.string() }),
);

const tokensSchema = z.object({
  tokenValue: z.catch(z.nullish(z.string()), null),
  "@id": z.optional(z.unknown()),
});

export const withToken = (order: unknown): unknown => {
  const { data } = tokensSchema.safeParse(order);
  const token = data && (data.tokenValue || reference.safeParse({ "@id": data["@id"] }).data);
  if (!token || typeof order !== "object" || order === null) return order;
  const isCouponTold = "promotionCoupon" in order || "couponCode" in order;
  return { ...order, token, isCouponTold, isCustomerTold: "customer" in order };
};

type Answered = z.infer<z.ZodMiniObject<typeof orderFields>>;

const inOurWords = <T extends Answered>({
  state,
  customer,
  promotionCoupon,
  couponCode,
  taxTotal,
  shippingTotal,
  serviceTotal,
  orderPromotionTotal,
  items: lines,
  ...order
}: T) => ({
  ...order,
  ...lines,
  // Carts of Sylius up to 1.14 do not contain their state.
  state: state ?? (order.checkoutState === "completed" ? "new" : "cart"),
  customerId: customer,
  coupon: promotionCoupon ?? couponCode,
  vatIncluded: taxTotal,
  shippingFees: shippingTotal,
  isShippingDue:
    shippingTotal === 0 &&
    !isFreeShipping({ ...order, coupon: promotionCoupon ?? couponCode, orderPromotionTotal }),
  serviceFees: serviceTotal,
  promotionReduction: orderPromotionTotal,
  destination: destinationOf(order),
});

/** Fees are also 0 before they are calculated, so 0 alone does not mean free delivery. */
function isFreeShipping({
  checkoutState,
  shipments,
  coupon,
  orderPromotionTotal,
  total,
}: Pick<Answered, "checkoutState" | "shipments" | "orderPromotionTotal" | "total"> & {
  coupon: string | null;
}) {
  if (checkoutState === "completed" || shipments.some(({ method }) => method)) return true;
  return coupon !== null && shipments.length > 0 && (!orderPromotionTotal || total === 0);
}

function destinationOf({
  checkoutState,
  shippingAddress,
  billingAddress,
  shipments,
}: Pick<Answered, "checkoutState" | "shippingAddress" | "billingAddress" | "shipments">): OrderDestination {
  return {
    country: (shippingAddress ?? billingAddress)?.countryCode || null,
    carrier: isCarrierDue({ checkoutState }) ? null : (shipments[0]?.method ?? null),
  };
}

export const orderSchema: z.ZodMiniType<Order> = z.pipe(
  z.pipe(z.transform(withToken), z.object(orderFields)),
  z.transform((answer): Order => {
    const { checkoutState, shippingAddress, billingAddress, shipments, ...order } = inOurWords(answer);
    return order;
  }),
);

export const checkoutOrderSchema: z.ZodMiniType<CheckoutOrder> = z.pipe(
  z.pipe(z.transform(withToken), z.object({ ...orderFields, ...checkoutFields })),
  z.transform((answer): CheckoutOrder => {
    const order = inOurWords(answer);
    const unpaid = order.state === "cart" ? "cart" : "awaiting_payment";
    return { ...order, paymentState: order.paymentState ?? unpaid };
  }),
);
