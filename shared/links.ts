import type { Link } from "./content/content.ts";
import { parseUrl } from "./parse-url.ts";
import { payloadSuffix } from "./routes.ts";

/**
 * Accepts http, https, mailto and the shop's own addresses. Rejects protocol-relative hosts, relative paths
 * and anything that browsers parse differently.
 */
export function safeLink(url: unknown): string | undefined {
  const address = readable(url);
  if (!address) return undefined;
  return isOwnPlace(address) || isWeb(address) || mailForm.test(address) ? address : undefined;
}

export function safeImageSource(url: unknown): string | undefined {
  const address = readable(url);
  if (!address) return undefined;
  return isOwnPath(address) || isWeb(address) || imageDataForm.test(address) ? address : undefined;
}

export interface LinkAttributes {
  href: string;
  id: string | undefined;
  title: string | undefined;
  rel: string | undefined;
  target: "_blank" | undefined;
}

export function linkAttributes({ to, id, title, rel, target, disabled }: Link): LinkAttributes | undefined {
  const href = disabled ? undefined : safeLink(to);
  if (!href) return undefined;
  const blank = target?.trim().toLowerCase() === "_blank";
  return {
    href,
    id: id || undefined,
    title: title || undefined,
    rel: relations(rel, blank) || undefined,
    target: blank ? "_blank" : undefined,
  };
}

/** Own page for a redirect; never another site or an endpoint that is not a page. */
export function safeReturnTo(value: unknown, fallback: string): string {
  const address = readable(value);
  if (!address || address.length > 2000 || address.includes("\\") || !isOwnPath(address)) return fallback;
  const url = parseUrl(address, anyOrigin);
  if (!url) return fallback;
  const { origin, pathname, search } = url;
  // Dot segments are resolved by now: "/.//evil.example" has become "//evil.example".
  if (origin !== anyOrigin || !isOwnPath(pathname) || isPayload(pathname)) return fallback;
  return pathname + search;
}

const anyOrigin = "https://shop.invalid";

/** Rejects control and format characters, which browsers drop or do not show. */
function readable(url: unknown): string | undefined {
  if (typeof url !== "string" || /[\p{Control}\p{Format}\p{Surrogate}\u2028\u2029]/u.test(url))
    return undefined;
  return url.trim() || undefined;
}

function isOwnPlace(address: string): boolean {
  return isOwnPath(address) || address.startsWith("#") || address.startsWith("?");
}

/** Two slashes, or a slash and a backslash, would name another host. */
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function isWeb(address: string): boolean {
  return /^https?:\/\/[^/\\]/i.test(address) && parseUrl(address) !== undefined;
}

const mailForm = /^mailto:[^\s:@/?]+@[^\s:@/?]+(?:\?\S*)?$/i;
const imageDataForm = /^data:image\/(?:gif|png|jpeg|webp);base64,[a-z\d+/]+={0,2}$/i;

function relations(rel: string | null | undefined, blank: boolean): string {
  const words = (rel ?? "").toLowerCase().match(/\S+/g) ?? [];
  const named = words.filter((word) => /^[a-z-]+$/.test(word) && word !== "opener");
  return [...new Set(blank ? [...named, "noopener"] : named)].join(" ");
}

function isPayload(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).endsWith(payloadSuffix);
  } catch {
    return true;
  }
}
