import { type DocumentData, documentDataId } from "../../client/navigation/document-data.ts";
import { swapQuotes } from "../../engine/islands/island-tag.ts";
import { elementsIn, parsePage } from "./parsed-page.ts";

export function bodyClassesOf(html: string): string[] {
  return /<body class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
}

export const customerOf = (html: string): string | undefined =>
  /<body [^>]*data-customer="([^"]*)"/.exec(html)?.[1];

export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

export const plainText = (text: string): string => text.replace(/\s+/g, " ");

export const hiddenFieldsOf = (html = ""): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

export function documentData(html: string): DocumentData {
  const json = new RegExp(`<script id="${documentDataId}"[^>]*>(.*?)</script>`, "s").exec(html)?.[1];
  if (json === undefined) throw new Error("no document with islands");
  return JSON.parse(json);
}

export const islandProps = <Props extends object>(html: string, name: string): Props[] =>
  elementsIn(parsePage(html)).flatMap(({ tag, attributes }) =>
    tag === "page-island" && attributes.get("name") === name
      ? [JSON.parse(swapQuotes(attributes.get("props") ?? ""))]
      : [],
  );

export interface ShownCard {
  name: string;
  href: string;
  price: number | null;
  rating: number | null;
}

export function cardsIn(html = ""): ShownCard[] {
  const number = (text: string | undefined) => (text ? Number(text.replace(",", ".")) : null);
  return (html.match(/<article[\s\S]*?<\/article>/g) ?? []).map((card) => {
    const [, href = "", name = ""] = /<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/.exec(card) ?? [];
    const price = /Offert/.test(card) ? 0 : number(/(\d+,\d\d)\s€/.exec(textOf(card))?.[1]);
    const rating = number(/(\d,\d) \(\d+\)/.exec(textOf(card))?.[1]);
    return {
      name: textOf(name).trim(),
      href,
      price: price === null ? null : Math.round(price * 100),
      rating,
    };
  });
}
