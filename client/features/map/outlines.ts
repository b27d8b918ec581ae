import { geoJSON, type Map as LeafletMap } from "leaflet";
import css from "./map-canvas.module.css";
import outlines from "./outlines.geojson?url";

/** Decoration: without it the map still shows its points. */
export async function drawOutlines(canvas: LeafletMap): Promise<void> {
  const answer = await fetch(outlines).catch(() => null);
  if (!answer?.ok) return;
  const countries = geoJSON(await answer.json(), {
    interactive: false,
    style: (country) => ({ className: (country?.properties.own ? css.own : css.other) ?? "", weight: 1 }),
  });
  // The map may be gone by now.
  if (canvas.getPane("mapPane")?.isConnected) countries.addTo(canvas).bringToBack();
}
