import type { Shop, ShopSummary } from "./shop.ts";

/** `distance` in kilometres from the visitor; null where unknown. */
export type ListedShop = Omit<ShopSummary, "image" | "department"> & { distance: number | null };

/** `text` is safe HTML. */
export type ShopView = Omit<Shop, "seo">;

export interface MapTiles {
  /** With {z}, {x} and {y}. */
  url: string;
  attribution: string;
  /** A foreign host, which gets the visitor's address; null for the shop's own. */
  host: string | null;
}
