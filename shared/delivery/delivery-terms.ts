import type { ShopCountry } from "../country/country.ts";
import type { OrderDestination } from "../order/order.ts";

/** Working days, without weekends and bank holidays. */
export interface WorkingDayRange {
  least: number;
  most: number;
}

export type DeliveryKind = "home" | "relay" | "shop";

export interface CarrierTerms {
  carrier: string;
  name: string;
  kind: DeliveryKind;
  countries: ShopCountry[];
  price: number;
  /** Minimum value of the goods. */
  freeFrom?: number | null;
  days: WorkingDayRange;
  keptDays?: number | null;
  /** Maximum grams of a parcel. */
  heaviest?: number | null;
}

export interface ServiceFee {
  price: number;
  freeFrom: number;
}

/** Published terms; the e-commerce API decides what is charged. Amounts in whole minor units. */
export interface DeliveryTerms {
  /** Hour in Paris; an earlier order is prepared on the same working day. */
  cutOff: number;
  handlingDays: WorkingDayRange;
  returnDays: number;
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
  grams?: number | undefined;
}

export const expectedCarrier = (terms: DeliveryTerms, { carrier, country, grams }: Parcel) =>
  carrier === null ? usualCarrier(terms, country, grams) : termsOfCarrier(terms, { carrier, country });

export const usualCarrier = (
  terms: DeliveryTerms,
  country: string | null,
  grams = 0,
): CarrierTerms | undefined =>
  carriersTo(terms, country).find(
    ({ kind, heaviest }) => kind === "home" && grams <= (heaviest ?? Number.POSITIVE_INFINITY),
  );

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
