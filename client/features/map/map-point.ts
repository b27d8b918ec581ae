import type { Position } from "../../../shared/shops/distance.ts";

/** Something that stands on a map: a shop, a relay point. */
export interface MapPoint extends Position {
  id: string;
  /** What screen readers are told of its marker: its name and how it stands. */
  name: string;
  /** A word beside the marker where there is room: its town. */
  label?: string;
  /** Pale where there is nothing to find just now. */
  pale?: boolean;
}
