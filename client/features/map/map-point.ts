import type { Position } from "../../../shared/shops/distance.ts";

export interface MapPoint extends Position {
  id: string;
  /** Accessible name: its name and state. */
  name: string;
  /** Shown beside the marker where there is room. */
  label?: string;
  /** Closed or unavailable. */
  pale?: boolean;
}
