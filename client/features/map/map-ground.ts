import { control, type Map as LeafletMap, tileLayer } from "leaflet";
import type { MapTiles } from "../../../shared/shops/shop-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

/** Milliseconds. */
const longestWait = 6000;

/** @param onFailed called if no tile has come: a map without streets helps nobody */
export function addGround(canvas: LeafletMap, { url, attribution }: MapTiles, onFailed: () => void): void {
  control.zoom({ zoomInTitle: t("zoomIn"), zoomOutTitle: t("zoomOut") }).addTo(canvas);
  control.scale({ imperial: false, maxWidth: 64 }).addTo(canvas);
  control.attribution({ prefix: false }).addAttribution(asText(attribution)).addTo(canvas);
  const waiting = setTimeout(onFailed, longestWait);
  const tiles = tileLayer(url, { maxZoom: 19 }).once("tileerror", onFailed).addTo(canvas);
  tiles.once("tileload", () => {
    clearTimeout(waiting);
    tiles.off("tileerror", onFailed);
  });
  canvas.on("unload", () => clearTimeout(waiting));
}

function asText(text: string): string {
  const span = document.createElement("span");
  span.textContent = text;
  return span.innerHTML;
}
