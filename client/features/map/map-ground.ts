import { Control, control, DomUtil, type Map as LeafletMap, layerGroup, tileLayer } from "leaflet";
import type { MapTiles } from "../../../shared/shops/shop-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./map-canvas.module.css";
import { drawOutlines } from "./outlines.ts";
import { mapTexts } from "./texts.ts";

const t = translator(mapTexts);

/** Milliseconds. */
const longestWait = 6000;

export function addGround(canvas: LeafletMap, tiles: MapTiles | null): void {
  control.zoom({ zoomInTitle: t("zoomIn"), zoomOutTitle: t("zoomOut") }).addTo(canvas);
  control.scale({ imperial: false, maxWidth: 64 }).addTo(canvas);
  const credit = control.attribution({ prefix: false }).addTo(canvas);
  credit.addAttribution(tiles ? asText(tiles.attribution) : t("outlines"));
  if (tiles) addTiles(canvas, tiles);
  else void drawOutlines(layerGroup().addTo(canvas));
}

function addTiles(canvas: LeafletMap, { url }: MapTiles): void {
  const outlines = layerGroup();
  const note = noteOn(t("noTiles"));
  const waiting = setTimeout(fallBack, longestWait);
  canvas.on("unload", () => clearTimeout(waiting));
  tileLayer(url, { maxZoom: 19 })
    .once("tileerror", fallBack)
    .on("tileload", () => {
      clearTimeout(waiting);
      loaded = true;
      outlines.remove();
      note.remove();
    })
    .addTo(canvas);
  let loaded = false;

  function fallBack(): void {
    clearTimeout(waiting);
    if (loaded || canvas.hasLayer(outlines)) return;
    void drawOutlines(outlines.addTo(canvas));
    note.addTo(canvas);
  }
}

function noteOn(text: string): Control {
  const note = new Control({ position: "topright" });
  note.onAdd = () => {
    const box = DomUtil.create("p", css.note);
    box.setAttribute("role", "status");
    box.textContent = text;
    return box;
  };
  return note;
}

function asText(text: string): string {
  const span = document.createElement("span");
  span.textContent = text;
  return span.innerHTML;
}
