import type { Position } from "../shops/distance.ts";
import type { PickupPoint } from "./checkout-order.ts";

/** `distance` in kilometres, null if unknown. */
export type ListedPoint = PickupPoint & { distance: number | null };

export interface FoundPoints {
  query: string;
  /**
   * `far`: the nearest are beyond `nearby`. `unknown`: no such town. `none`: the carrier has no point in this country.
   * `unavailable`: outage of the e-commerce API.
   */
  outcome: "found" | "far" | "unknown" | "none" | "unavailable";
  place: string | null;
  from: Position | null;
  points: ListedPoint[];
}

export const placeField = (carrier: string): string => `lieu-${carrier}`;

/** Characters; longer input is cut. */
export const longestPlace = 80;

/** Kilometres. */
export const nearby = 50;
