import type { Image } from "../../shared/content/content.ts";
import { asItIs } from "../../shared/content/pictures.ts";
import type { Services } from "../context.ts";
import type { Configuration } from "../env.ts";

/** Leaves out and logs pictures of hosts that the content policy would block. */
export function pictureOf(
  services: Services<"configuration" | "log">,
  image: Image | null | undefined,
): Image | null {
  if (!image) return null;
  const url = pictureUrl(services, image.url);
  if (!url) return null;
  return { ...image, url: isOfPictureHost(services.configuration, url) ? url : asItIs(url) };
}

export function pictureUrl(
  { configuration, log }: Services<"configuration" | "log">,
  url: string,
): string | undefined {
  const allowed = allowedUrl(configuration, url);
  if (!allowed) log.warn("picture of another host", { url });
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

function isOfPictureHost({ picturesUrl }: Hosts, url: string): boolean {
  return !URL.canParse(url) || new URL(url).origin === originOf(picturesUrl);
}

const originOf = (url: string) => URL.parse(url)?.origin;
