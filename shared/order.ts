import * as z from "zod/mini";

const money = z.nullish(z.int());

/** A variant comes as an object with its code, or as an IRI whose last segment is the code (Sylius). */
const variantSchema = z.union([
  z.pipe(
    z.string(),
    z.transform((iri: string) => ({ code: lastSegment(iri), product: undefined as string | undefined })),
  ),
  z.pipe(
    z.object({ code: z.string(), product: z.nullish(z.string()) }),
    z.transform(({ code, product }: { code: string; product?: string | null | undefined }) => ({
      code,
      product: product ? lastSegment(product) : undefined,
    })),
  ),
]);

const itemSchema = z.object({
  id: z.int(),
  variant: variantSchema,
  productName: z._default(z.nullable(z.string()), ""),
  variantName: z._default(z.nullable(z.string()), ""),
  quantity: z.int(),
  unitPrice: money,
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
  itemsTotal: money,
  taxTotal: money,
  shippingTotal: money,
  serviceTotal: money,
  orderPromotionTotal: money,
  total: money,
});
export type Order = z.infer<typeof orderSchema>;

/** Only a cart in state cart is valid to load (spec 4). */
export const isUsableCart = (order: Order): boolean => order.state === "cart";

function lastSegment(iri: string): string {
  return decodeURIComponent(iri.slice(iri.lastIndexOf("/") + 1));
}
