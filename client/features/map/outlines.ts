import { geoJSON, type LayerGroup } from "leaflet";
import css from "./map-canvas.module.css";
import outlines from "./outlines.geojson?url";

/** Decoration: without it the map still shows its points. */
export async function drawOutlines(ground: LayerGroup): Promise<void> {
  const answer = await fetch(outlines).catch(() => null);
  if (!answer?.ok) return;
  const countries = geoJSON(await answer.json(), {
    interactive: false,
    style: (country) => ({ className: (country?.properties.own ? css.own : css.other) ?? "", weight: 1 }),
  });
  // On a map that is gone by now it stays undrawn.
  ground.addLayer(countries.on("add", () => countries.bringToBack()));
}
