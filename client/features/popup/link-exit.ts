import { parseUrl } from "../../../shared/parse-url.ts";
import { quietPlaceOf } from "../../../shared/popup/quiet-place.ts";
import { href } from "../../../shared/routes.ts";

export interface PressedLink {
  href: string;
  target: string;
  isDownload: boolean;
}

export interface LinkExit {
  opensTab: boolean;
  host: string;
  /** Excludes query and hash, which may identify the visitor. */
  target: string;
}

/** Undefined for links that must never be held, such as every link of checkout, legal and account pages. */
export function linkExit(link: PressedLink, here: Pick<Location, "host" | "pathname">): LinkExit | undefined {
  const url = parseUrl(link.href);
  if (!url || link.isDownload || isLeftAlone(here.pathname)) return undefined;
  const { protocol, host, origin, pathname } = url;
  if (!["http:", "https:"].includes(protocol) || host === here.host) return undefined;
  return { opensTab: !sameTab.includes(link.target.toLowerCase()), host, target: origin + pathname };
}

const sameTab = ["", "_self", "_parent", "_top"];

function isLeftAlone(path: string): boolean {
  return quietPlaceOf(path) !== undefined || path.startsWith(href("mon-compte"));
}
