import type { Position } from "../shops/distance.ts";
import type { PickupPoint } from "./checkout-order.ts";

/** A point in the list or on the map; `distance` in kilometres from where one looks, null where that is not known. */
export type ListedPoint = PickupPoint & { distance: number | null };

/** Points around a place, the nearest first. */
export interface FoundPoints {
  /** As it was asked: a postcode or a town. */
  asked: string;
  /**
   * `far`: the nearest are farther away than somebody goes for a parcel. `unknown`: no such town. `none`: the carrier has
   * no point in this country. `unavailable`: the e-commerce API does not answer.
   */
  outcome: "found" | "far" | "unknown" | "none" | "unavailable";
  /** Where distances start from, by its name. */
  place: string | null;
  from: Position | null;
  points: ListedPoint[];
}

/** The input that says where to look for the points of a carrier: one form may hold several searches. */
export const placeField = (carrier: string): string => `lieu-${carrier}`;

/** No town has a longer name; what is longer is cut. */
export const longestPlace = 80;

/** Kilometres that somebody goes to fetch a parcel; what is farther is said to be far. */
export const nearby = 50;
