import type { Image } from "../../shared/content/content.ts";

/** A scene of the shop; every one is drawn 1200 × 900. */
export function sceneImage(name: string, alternativeText: string): Image {
  return { url: `scenes/${name}.svg`, alternativeText, width: 1200, height: 900 };
}

/** Food in its bowl, drawn 800 × 800; decoration beside a title, hence without alternative text. */
export function bowlImage(name: string): Image {
  return { url: `details/${name}.svg`, alternativeText: "", width: 800, height: 800 };
}
