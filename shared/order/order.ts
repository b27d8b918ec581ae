import * as z from "zod/mini";

const money = z.nullish(z.int());

export interface OrderedVariant {
  code: string;
  /** Reference of its product, where the API says it. */
  product?: string | undefined;
  /** False once the stock has run out. */
  inStock?: boolean | undefined;
}

/** A variant comes as an object with its code, or as an IRI whose last segment is the code (Sylius). */
export const variantSchema = z.union([
  z.pipe(
    z.string(),
    z.transform((iri: string): OrderedVariant => ({ code: lastSegment(iri) })),
  ),
  z.pipe(
    z.object({ code: z.string(), product: z.nullish(z.string()), inStock: z.nullish(z.boolean()) }),
    z.transform(
      ({ code, product, inStock }): OrderedVariant => ({
        code,
        product: product ? lastSegment(product) : undefined,
        inStock: inStock ?? undefined,
      }),
    ),
  ),
]);

/** The coupon comes as an object with its code, as an IRI, or as the bare code, which may have any sign in it. */
const couponSchema = z.nullish(
  z.union([
    z.pipe(
      z.string(),
      z.transform((text: string) => (text.startsWith("/") ? lastSegment(text) : text)),
    ),
    z.pipe(
      z.object({ code: z.string() }),
      z.transform(({ code }) => code),
    ),
  ]),
);

const itemSchema = z.object({
  id: z.int(),
  variant: variantSchema,
  productName: z._default(z.nullable(z.string()), ""),
  variantName: z._default(z.nullable(z.string()), ""),
  quantity: z.int(),
  unitPrice: money,
  originalUnitPrice: money,
  subtotal: money,
  total: money,
  subscriptionInterval: z._default(z.nullable(z.int()), 0),
  sourceItemList: z.nullish(z.string()),
});

/** An order of the e-commerce API while it is a cart (spec 3, cart). All money is whole minor units; a missing key and null both mean none. */
export const orderSchema = z.object({
  tokenValue: z.string(),
  state: z.string(),
  currencyCode: z._default(z.nullable(z.string()), "EUR"),
  customer: z.nullish(z.unknown()),
  items: z._default(z.nullable(z.array(itemSchema)), []),
  freeProducts: z._default(
    z.nullable(z.array(z.object({ productName: z.nullish(z.string()), quantity: z._default(z.int(), 1) }))),
    [],
  ),
  promotionCoupon: couponSchema,
  couponCode: couponSchema,
  itemsTotal: money,
  taxTotal: money,
  shippingTotal: money,
  serviceTotal: money,
  orderPromotionTotal: money,
  total: money,
});
export type Order = z.infer<typeof orderSchema>;

export type OrderItem = NonNullable<Order["items"]>[number];

/** Only a cart in state cart is valid to load (spec 4). */
export const isUsableCart = (order: Order): boolean => order.state === "cart";

/** A segment that is no good escape stands as it is: one odd code must not make a whole cart unreadable. */
export function lastSegment(iri: string): string {
  const segment = iri.slice(iri.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
