import type { Image } from "../../shared/content/content.ts";
import type { AppContext } from "../context.ts";

/**
 * Absolute, on the picture host of the configuration. A picture of another host, which the content policy would block,
 * is dropped and logged.
 */
export function pictureOf(c: AppContext, image: Image | null | undefined): Image | null {
  if (!image) return null;
  // Not c.var, which copies every variable on each access: a page has dozens of pictures.
  const url = pictureUrl(c.get("configuration").picturesUrl, image.url);
  if (!url) c.get("log").warn("picture of another host", { url: image.url });
  return url ? { ...image, url } : null;
}

function pictureUrl(base: string, url: string): string | undefined {
  if (!/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url))
    return `${base.replace(/\/+$/, "")}/${url.replace(/^\/+/, "")}`;
  const isOurs =
    URL.canParse(base) && URL.canParse(url, base) && new URL(url, base).origin === new URL(base).origin;
  return isOurs ? url : undefined;
}
