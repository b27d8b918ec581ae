import type { EmbedFrame } from "../../client/features/content/media/frame-on-demand.tsx";
import type { Services } from "../context.ts";
import { videoFrame, videoOf, videoPage, videoSites } from "./videos.ts";

/** Undefined unless EMBED_HOSTS allows the site; the content policy blocks all others. */
export function videoFrameOf(services: Services<"configuration">, url: string): EmbedFrame | undefined {
  const video = videoOf(url);
  if (!video) return undefined;
  const src = videoFrame(video);
  return isAllowed(services, src) ? { src, site: videoSites[video.site], page: videoPage(video) } : undefined;
}

export function pageFrameOf(services: Services<"configuration">, url: string): EmbedFrame | undefined {
  if (!isAllowed(services, url)) return undefined;
  const { href, hostname } = new URL(url);
  return { src: href, site: hostname.replace(/^www\./, ""), page: href };
}

function isAllowed({ configuration }: Services<"configuration">, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return protocol === "https:" && configuration.embedHosts.includes(host);
}
