import type { Image } from "../content-system/entries/fields.ts";

/** Scenes are 1200 × 900. */
export function sceneImage(name: string, alternativeText: string): Image {
  return { url: `scenes/${name}.svg`, alternativeText, width: 1200, height: 900 };
}

/** 800 × 800; without alternative text, since it decorates a title. */
export function bowlImage(name: string): Image {
  return { url: `details/${name}.svg`, alternativeText: "", width: 800, height: 800 };
}
