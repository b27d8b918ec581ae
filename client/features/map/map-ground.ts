import { control, type Map as LeafletMap, tileLayer } from "leaflet";
import type { MapTiles } from "../../../shared/shops/shop-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { drawOutlines } from "./outlines.ts";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

/** Tiles or outlines, with attribution, scale and zoom buttons. */
export function addGround(canvas: LeafletMap, tiles: MapTiles | null): void {
  control.zoom({ zoomInTitle: t("zoomIn"), zoomOutTitle: t("zoomOut") }).addTo(canvas);
  control.scale({ imperial: false, maxWidth: 64 }).addTo(canvas);
  const credit = control.attribution({ prefix: false }).addTo(canvas);
  credit.addAttribution(tiles ? asText(tiles.attribution) : t("outlines"));
  if (tiles) tileLayer(tiles.url, { maxZoom: 19 }).addTo(canvas);
  else void drawOutlines(canvas);
}

/** Leaflet takes HTML. */
function asText(text: string): string {
  const span = document.createElement("span");
  span.textContent = text;
  return span.innerHTML;
}
