import { geoJSON, type LayerGroup } from "leaflet";
import css from "./map-canvas.module.css";
import outlines from "./outlines.geojson?url";

export async function drawOutlines(ground: LayerGroup): Promise<void> {
  const answer = await fetch(outlines).catch(() => null);
  if (!answer?.ok) return;
  const countries = geoJSON(await answer.json(), {
    interactive: false,
    style: (country) => ({ className: (country?.properties.own ? css.own : css.other) ?? "", weight: 1 }),
  });
  ground.addLayer(countries.on("add", () => countries.bringToBack()));
}
