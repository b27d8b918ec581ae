import type { PickupPoint } from "../checkout/checkout-order.ts";

export interface FoundPoints {
  query: string;
  /** `wrong`: not a postcode of this country. `pending`: the page did not wait for the points. */
  outcome: "found" | "notDelivered" | "empty" | "wrong" | "none" | "unavailable" | "pending";
  points: PickupPoint[];
}

export type PointsByCarrier = Record<string, FoundPoints>;

export const postcodeField = (carrier: string): string => `code-postal-${carrier}`;

export const isPostcodeField = (name: string): boolean => name.startsWith(postcodeField(""));

export const longestPostcode = 20;
