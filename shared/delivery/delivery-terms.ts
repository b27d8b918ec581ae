import type { ShopCountry } from "../country/country.ts";
import type { OrderDestination } from "../order/order.ts";

/** Working days: weekends and bank holidays do not count. */
export interface Days {
  least: number;
  most: number;
}

export type DeliveryKind = "home" | "relay" | "shop";

/** What a carrier does for the countries that share its terms; amounts in whole minor units. */
export interface CarrierTerms {
  /** Its code in the e-commerce API. */
  carrier: string;
  name: string;
  kind: DeliveryKind;
  countries: ShopCountry[];
  price: number;
  /** Of goods, from which it is offered. */
  freeFrom?: number | null;
  /** From the departure to the door, the relay point or the shop. */
  days: Days;
  /** Calendar days that a parcel waits to be fetched. */
  keptDays?: number | null;
  /** Grams; heavier parcels are not taken. */
  heaviest?: number | null;
}

/** Whole minor units. */
export interface ServiceFee {
  price: number;
  /** Of goods. */
  freeFrom: number;
}

/**
 * What the shop says of sending and returning, before an order has a carrier: what is charged is decided by the e-commerce
 * API. Carriers stand in the order in which they are offered.
 */
export interface DeliveryTerms {
  /** Hour in Paris up to which an order begins its preparation on the same working day. */
  cutOff: number;
  /** Preparation, before the parcel leaves. */
  handlingDays: Days;
  /** Calendar days. */
  returnDays: number;
  /** What a small order costs beside its delivery, up to an amount of goods; an order of samples alone does not. */
  serviceFee?: ServiceFee | null;
  carriers: CarrierTerms[];
}

export const carriersTo = (terms: DeliveryTerms, country: string | null): CarrierTerms[] =>
  terms.carriers.filter(({ countries }) => countries.some((one) => one === country));

export const termsOfCarrier = (
  terms: DeliveryTerms,
  { carrier, country }: { carrier: string; country: string | null },
): CarrierTerms | undefined => carriersTo(terms, country).find((one) => one.carrier === carrier);

interface Parcel extends OrderDestination {
  /** Absent where unknown. */
  grams?: number | undefined;
}

export const expectedCarrier = (terms: DeliveryTerms, { carrier, country, grams }: Parcel) =>
  carrier === null ? usualCarrier(terms, country, grams) : termsOfCarrier(terms, { carrier, country });

/** The first that delivers to the door: what is told before anybody has chosen. */
export const usualCarrier = (
  terms: DeliveryTerms,
  country: string | null,
  grams = 0,
): CarrierTerms | undefined =>
  carriersTo(terms, country).find(
    ({ kind, heaviest }) => kind === "home" && grams <= (heaviest ?? Number.POSITIVE_INFINITY),
  );

/** What an order of these goods alone costs beside them: its usual delivery, and the service fee. Whole minor units. */
export function usualFees(
  terms: DeliveryTerms,
  country: string | null,
  { goods, grams }: { goods: number; grams?: number | undefined },
): { carrier: CarrierTerms; delivery: number; service: number } | undefined {
  const carrier = usualCarrier(terms, country, grams);
  if (!carrier) return undefined;
  const { serviceFee } = terms;
  return {
    carrier,
    delivery: carrier.freeFrom != null && goods >= carrier.freeFrom ? 0 : carrier.price,
    service: serviceFee && goods > 0 && goods < serviceFee.freeFrom ? serviceFee.price : 0,
  };
}
