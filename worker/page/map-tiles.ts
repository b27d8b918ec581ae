import type { MapTiles } from "../../shared/shops/shop-view.ts";
import type { AppContext } from "../context.ts";

/** Null if no tile server is configured: maps then show only the built-in outlines. */
export function mapTilesOf(c: AppContext): MapTiles | null {
  const { mapTilesUrl, mapTilesAttribution } = c.get("configuration");
  if (!mapTilesUrl) return null;
  const host = URL.canParse(mapTilesUrl) ? new URL(mapTilesUrl).hostname : null;
  return { url: mapTilesUrl, attribution: mapTilesAttribution, host };
}
