import type { Position } from "../../../shared/shops/distance.ts";

export interface MapPoint extends Position {
  id: string;
  /** As in the list beside the map. */
  number: number;
  /** Accessible name: its name and state. */
  name: string;
  /** Shown beside the marker where there is room. */
  label?: string;
  /** Closed or unavailable. */
  pale?: boolean;
}

export interface MapStart extends Position {
  name: string;
}
