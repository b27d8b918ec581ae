import type { Position } from "../../../shared/shops/distance.ts";

export interface MapPoint extends Position {
  id: string;
  number: number;
  name: string;
  label?: string;
  pale?: boolean;
}

export interface MapStart extends Position {
  name: string;
}
