import type { Link } from "./content/content.ts";
import { payloadSuffix } from "./routes.ts";

/**
 * An address that is safe in a link: http, https, mailto, or of the shop ("/panier/", "?page=2", "#avis"). Undefined
 * for other protocols (spec 5, links), protocol-relative hosts, relative paths, and whatever browsers read
 * differently.
 */
export function safeLink(url: unknown): string | undefined {
  const address = readable(url);
  if (!address) return undefined;
  return isOwnPlace(address) || isWeb(address) || mailForm.test(address) ? address : undefined;
}

/** http, https, a path of the shop, or a gif, png, jpeg or webp as data (spec 5, links). */
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

/** Undefined where the link is disabled or refused and is shown as text (readings, link fields). */
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

/**
 * Where to go after a login or a form: path and query of a page of this shop, else `fallback`. Never another site,
 * never what is no page.
 */
export function safeReturnTo(value: unknown, fallback: string): string {
  const address = readable(value);
  if (!address || address.length > 2000 || address.includes("\\") || !isOwnPath(address)) return fallback;
  if (!URL.canParse(address, anyOrigin)) return fallback;
  const { origin, pathname, search } = new URL(address, anyOrigin);
  // Dot segments are gone only now: "/.//evil.example" has become "//evil.example".
  if (origin !== anyOrigin || !isOwnPath(pathname) || isPayload(pathname)) return fallback;
  return pathname + search;
}

const anyOrigin = "https://shop.invalid";

/** Trimmed; undefined where it holds characters that browsers drop or do not show. */
function readable(url: unknown): string | undefined {
  if (typeof url !== "string" || /[\p{Control}\p{Format}\p{Surrogate}\u2028\u2029]/u.test(url))
    return undefined;
  return url.trim() || undefined;
}

function isOwnPlace(address: string): boolean {
  return isOwnPath(address) || address.startsWith("#") || address.startsWith("?");
}

/** One slash first: two, or a backslash after the first, name another host. */
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function isWeb(address: string): boolean {
  return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address);
}

const mailForm = /^mailto:[^\s:@/?]+@[^\s:@/?]+(?:\?\S*)?$/i;
const imageDataForm = /^data:image\/(?:gif|png|jpeg|webp);base64,[a-z\d+/]+={0,2}$/i;

/** With "noopener" where the link opens a new tab. */
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
