import type { SanitizedHtml } from "../content/sanitized-html.ts";
import type { Shop, ShopSummary } from "./shop.ts";

export type ListedShop = Omit<ShopSummary, "image" | "department"> & { distance: number | null };

export type ShopView = Omit<Shop, "seo" | "text"> & { text: SanitizedHtml | null };

export interface MapTiles {
  url: string;
  attribution: string;
  /** Third-party host, which receives the visitor's IP address; null for the shop's own. */
  host: string | null;
}
