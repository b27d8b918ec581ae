import type { Image } from "../../shared/content.ts";
import type { AppContext } from "../context.ts";

/** A picture with its whole address, on the image host of the configuration; no picture stays none. */
export function pictureOf<T extends Image | null | undefined>(c: AppContext, image: T): T {
  if (!image) return image;
  // Not c.var, which copies every variable at each reading: a page asks for dozens of pictures.
  const base = c.get("configuration").picturesUrl;
  return { ...image, url: URL.canParse(image.url) ? image.url : `${base}/${image.url}` };
}
