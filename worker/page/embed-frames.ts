import type { EmbedFrame } from "../../shared/content/blocks.ts";
import type { AppContext } from "../context.ts";
import { videoFrame, videoOf, videoPage, videoSites } from "./videos.ts";

/** Undefined unless EMBED_HOSTS allows the site; the content policy blocks all others. */
export function videoFrameOf(c: AppContext, url: string): EmbedFrame | undefined {
  const video = videoOf(url);
  if (!video) return undefined;
  const src = videoFrame(video);
  return isAllowed(c, src) ? { src, site: videoSites[video.site], page: videoPage(video) } : undefined;
}

export function pageFrameOf(c: AppContext, url: string): EmbedFrame | undefined {
  if (!isAllowed(c, url)) return undefined;
  const { href, hostname } = new URL(url);
  return { src: href, site: hostname.replace(/^www\./, ""), page: href };
}

function isAllowed(c: AppContext, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return protocol === "https:" && c.get("configuration").embedHosts.includes(host);
}
