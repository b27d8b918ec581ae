import type { Image } from "../content-system/entries/fields.ts";

export function sceneImage(name: string, alternativeText: string): Image {
  return { url: `scenes/${name}.svg`, alternativeText, width: 1200, height: 900 };
}

export function bowlImage(name: string): Image {
  return { url: `details/${name}.svg`, alternativeText: "", width: 800, height: 800 };
}
