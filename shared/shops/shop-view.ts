import type { Shop, ShopSummary } from "./shop.ts";

/** A shop in a list, on a map or beside another; `distance` in kilometres from where one looks, null from nowhere. */
export type ListedShop = Omit<ShopSummary, "image" | "department"> & { distance: number | null };

/** A shop ready to be shown: `text` is safe HTML. */
export type ShopView = Omit<Shop, "seo">;

/** Where maps take their tiles. */
export interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  url: string;
  /** Plain text. */
  attribution: string;
  /** The host that is then asked; null where it is the shop's own. */
  host: string | null;
}
