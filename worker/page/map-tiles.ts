import type { MapTiles } from "../../shared/shops/shop-view.ts";
import type { AppContext } from "../context.ts";

/** Null: maps show only the outlines that come with the shop. */
export function mapTilesOf(c: AppContext): MapTiles | null {
  const { mapTilesUrl, mapTilesAttribution } = c.get("configuration");
  if (!mapTilesUrl) return null;
  const host = URL.canParse(mapTilesUrl) ? new URL(mapTilesUrl).hostname : null;
  return { url: mapTilesUrl, attribution: mapTilesAttribution, host };
}
