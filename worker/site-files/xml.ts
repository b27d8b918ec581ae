import type { SitemapEntry } from "./sitemap-entries.ts";

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
const imageSchema = "http://www.google.com/schemas/sitemap-image/1.1";

export function sitemapIndex(origin: string, count: number): string {
  const files = Array.from({ length: count }, (_, index) =>
    element("sitemap", element("loc", escapeXml(`${origin}/sitemaps/${index + 1}.xml`))),
  );
  return `${start}<sitemapindex xmlns="${schema}">${files.join("")}</sitemapindex>\n`;
}

export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => url(origin, entry)).join("");
  return `${start}<urlset xmlns="${schema}" xmlns:image="${imageSchema}">${urls}</urlset>\n`;
}

function url(origin: string, { path, lastModified, images = [] }: SitemapEntry): string {
  return element("url", [
    element("loc", escapeXml(new URL(path, origin).href)),
    date(lastModified),
    ...images.map((image) =>
      element("image:image", [element("image:loc", escapeXml(new URL(image, origin).href))]),
    ),
  ]);
}

const date = (lastModified: string | undefined) =>
  lastModified ? element("lastmod", escapeXml(lastModified)) : "";

const element = (name: string, inside: string | string[]) => `<${name}>${[inside].flat().join("")}</${name}>`;

/** Leaves out characters that no XML may contain, such as a vertical tab pasted by an editor. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "").replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
