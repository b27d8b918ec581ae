import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { type Arrival, arrivalOf, reachedBy } from "../../../shared/delivery/arrival.ts";
import {
  type DeliveryKind,
  type DeliveryTerms,
  expectedCarrier,
  termsOfCarrier,
} from "../../../shared/delivery/delivery-terms.ts";
import { shopCountries } from "../../../shared/identity.ts";
import type { OrderDestination, OrderItem } from "../../../shared/order/order.ts";
import type { UsualDelivery } from "../../../shared/subscription/next-delivery/next-charge.ts";
import type { Services } from "../../context.ts";

export async function deliveryTermsOf({ content }: Services<"content">): Promise<DeliveryTerms | null> {
  const header = await content.header().catch(() => null);
  return header?.delivery ?? null;
}

export function usualDelivery(
  terms: DeliveryTerms | null,
  { destination }: Pick<CheckoutOrder, "destination">,
): UsualDelivery {
  const expected = terms && expectedCarrier(terms, destination);
  return { freeFrom: expected?.freeFrom ?? null, price: expected?.price ?? null };
}

/** Last day (`Y-m-d`); null if unknown. @param shippedOn day in Paris; null assumes payment now */
export function expectedBy(
  terms: DeliveryTerms | null,
  { country, carrier }: OrderDestination,
  { shippedOn, now }: { shippedOn: string | null; now: Date },
): string | null {
  const to = shopCountries.find((one) => one === country);
  const expected = terms && to && expectedCarrier(terms, { country: to, carrier });
  if (!expected) return null;
  return shippedOn ? reachedBy(shippedOn, expected, to) : arrivalOf(terms, expected, to, now).to;
}

export const deliveryKindOf = (
  terms: DeliveryTerms | null,
  { destination: { carrier, country } }: Pick<CheckoutOrder, "destination">,
): DeliveryKind | undefined =>
  (terms && carrier && termsOfCarrier(terms, { carrier, country })?.kind) || undefined;

export function orderArrival(
  terms: DeliveryTerms | null,
  {
    destination,
    items,
  }: Pick<CheckoutOrder, "destination"> & { items: readonly Pick<OrderItem, "variant">[] },
  paid: Date,
  carrier = destination.carrier,
): Arrival | undefined {
  const country = shopCountries.find((one) => one === destination.country);
  const expected = terms && country && carrier && termsOfCarrier(terms, { carrier, country });
  if (!expected || items.some(({ variant }) => variant.inStock === false)) return undefined;
  return arrivalOf(terms, expected, country, paid);
}
