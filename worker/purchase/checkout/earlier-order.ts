import { isSame } from "../../../shared/address/postal-address.ts";
import { type CheckoutOrder, currentShipment } from "../../../shared/checkout/checkout-order.ts";
import type { Services } from "../../context.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

/** An order whose choices a new one takes up. */
export interface EarlierOrder {
  order: CheckoutOrder;
  /** The new order holds nothing but goods of this one. */
  isRepeated: boolean;
}

/** The order that the cart repeats, else the last one that was paid. Undefined if it cannot be read. @throws UpstreamError for a 401 */
export async function earlierOrder(
  services: Services<"ecommerce" | "log" | "session">,
  cart: CheckoutOrder,
  repeated: string | undefined,
): Promise<EarlierOrder | undefined> {
  const { ecommerce, log } = services;
  try {
    const order = repeated && (await repeatedBy(services, cart, repeated));
    if (order) return { order, isRepeated: true };
    const { orders } = await ecommerce.orders(1, recent);
    const last = orders.find(({ paymentState, subscription }) => paymentState === "paid" && !subscription);
    return last && { order: await ecommerce.order(last.token), isRepeated: false };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    log.warn("earlier order not known", { reason: error.message });
    return undefined;
  }
}

const recent = 10;

/** Undefined if the parcel would go elsewhere, so that another carrier may be needed. */
export function carrierOf(
  { order: earlier, isRepeated }: EarlierOrder,
  order: CheckoutOrder,
): { carrier: string; pickupPoint?: string } | undefined {
  const { method: carrier, pickupPoint } = currentShipment(earlier) ?? {};
  const isNear = isRepeated ? !pickupPoint || hasSameTown(earlier, order) : hasSamePlace(earlier, order);
  return carrier && isNear ? { carrier, ...(pickupPoint && { pickupPoint }) } : undefined;
}

async function repeatedBy(
  { ecommerce, session }: Services<"ecommerce" | "session">,
  cart: CheckoutOrder,
  repeated: string,
): Promise<CheckoutOrder | undefined> {
  const before = await ecommerce.order(repeated);
  const isOwn = before.customerId === session.customerId || !before.isCustomerTold;
  return isOwn && hasOnlyGoodsOf(before, cart) ? before : undefined;
}

function hasOnlyGoodsOf(before: CheckoutOrder, { items, unreadLines }: CheckoutOrder): boolean {
  const known = new Set(before.items.map(({ variant }) => variant.code));
  const bought = items.filter(({ unitPrice }) => unitPrice !== 0);
  return unreadLines === 0 && bought.length > 0 && bought.every(({ variant }) => known.has(variant.code));
}

export function hasSameTown(
  { shippingAddress: one }: Pick<CheckoutOrder, "shippingAddress">,
  { shippingAddress: other }: Pick<CheckoutOrder, "shippingAddress">,
): boolean {
  return one && other ? one.postcode === other.postcode && one.countryCode === other.countryCode : false;
}

function hasSamePlace({ shippingAddress: one }: CheckoutOrder, { shippingAddress: other }: CheckoutOrder) {
  return one && other ? isSame(one, other) : false;
}
