import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { StaticHtml } from "../../client/islands/static-html.ts";

export function staticHtml(content: ReactNode): StaticHtml {
  const html = renderToStaticMarkup(content);
  return { staticHtml: idOf(html), html };
}

/** For the data beside a document that contains the static HTML already; late parts bring their own. */
export function withoutStaticHtml<T>(data: T): T;
export function withoutStaticHtml(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((item) => withoutStaticHtml(item));
  if (!isPlainObject(data)) return data;
  if ("staticHtml" in data) return { staticHtml: data.staticHtml };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutStaticHtml(value)]));
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** FNV-1a, 32 bits: not for security. */
function idOf(html: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < html.length; place += 1) {
    hash = Math.imul(hash ^ html.charCodeAt(place), 0x01000193);
  }
  return html && (hash >>> 0).toString(36);
}
