import type { PickupPoint } from "../checkout/checkout-order.ts";

export interface FoundPoints {
  query: string;
  /**
   * `wrong`: no postcode of this country. `none`: the carrier has no point there. `unavailable`: outage of the
   * e-commerce API. `pending`: the page did not wait for them, its form asks for them.
   */
  outcome: "found" | "empty" | "wrong" | "none" | "unavailable" | "pending";
  points: PickupPoint[];
}

/** By the code of the carrier. */
export type PointsByCarrier = Record<string, FoundPoints>;

export const postcodeField = (carrier: string): string => `code-postal-${carrier}`;

export const isPostcodeField = (name: string): boolean => name.startsWith(postcodeField(""));

/** Characters; longer input is cut. */
export const longestPostcode = 20;
