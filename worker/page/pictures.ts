import type { Image } from "../../shared/content/content.ts";
import { asItIs } from "../../shared/content/pictures.ts";
import type { AppContext } from "../context.ts";
import type { Configuration } from "../env.ts";

/** Leaves out and logs pictures of hosts that the content policy would block. */
export function pictureOf(c: AppContext, image: Image | null | undefined): Image | null {
  if (!image) return null;
  const url = pictureUrl(c, image.url);
  if (!url) return null;
  return { ...image, url: isOfPictureHost(c, url) ? url : asItIs(url) };
}

export function pictureUrl(c: AppContext, url: string): string | undefined {
  // `c.var` copies every variable on each access, and a page has dozens of pictures.
  const allowed = allowedUrl(c.get("configuration"), url);
  if (!allowed) c.get("log").warn("picture of another host", { url });
  return allowed;
}

type Hosts = Pick<Configuration, "picturesUrl" | "pictureHosts">;

function allowedUrl({ picturesUrl, pictureHosts }: Hosts, url: string): string | undefined {
  if (!/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    const folder = `${picturesUrl.replace(/(?<!\/)\/+$/, "")}/`;
    return url.startsWith(folder) ? url : folder + url.replace(/^\/+/, "");
  }
  const found = URL.parse(url, URL.canParse(picturesUrl) ? picturesUrl : undefined);
  if (!found) return undefined;
  const isListed = found.protocol === "https:" && pictureHosts.includes(found.host);
  return isListed || found.origin === originOf(picturesUrl) ? found.href : undefined;
}

function isOfPictureHost(c: AppContext, url: string): boolean {
  const { picturesUrl } = c.get("configuration");
  return !URL.canParse(url) || new URL(url).origin === originOf(picturesUrl);
}

const originOf = (url: string) => URL.parse(url)?.origin;
