import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { StaticHtml } from "../../client/islands/static-html.ts";
import { fnv1a } from "../../shared/hash.ts";

export function staticHtml(content: ReactNode): StaticHtml {
  const html = renderToStaticMarkup(content);
  return { staticHtml: idOf(html), html };
}

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

const idOf = (html: string): string => html && fnv1a(html).toString(36);
