import type { MapTiles } from "../../shared/shops/shop-view.ts";
import type { Services } from "../context.ts";

/** Null if no tile server is configured: places are then shown as a list alone. */
export function mapTilesOf({ configuration }: Services<"configuration">): MapTiles | null {
  const { mapTilesUrl, mapTilesAttribution } = configuration;
  if (!mapTilesUrl) return null;
  const host = URL.canParse(mapTilesUrl) ? new URL(mapTilesUrl).hostname : null;
  return { url: mapTilesUrl, attribution: mapTilesAttribution, host };
}
