import { type DocumentData, documentDataId } from "../../client/document-data.ts";
import { decodePage } from "../../client/navigation/decode-page.ts";
import type { FirstPage } from "../../client/page-data.ts";
import { elementsIn, parsePage } from "./parsed-page.ts";

export function bodyClassesOf(html: string): string[] {
  return /<body class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
}

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

/** A text of the shop as `textOf` reads it. */
export const plainText = (text: string): string => text.replace(/\s+/g, " ");

/** Hidden fields of the forms in it, by name. */
export const hiddenFieldsOf = (html = ""): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

function wireScripts(html: string): { nonce: string; code: string }[] {
  return [...html.matchAll(/<script nonce="([^"]*)">(\(w=>[\s\S]*?)<\/script>/g)].map(
    ([, nonce = "", code = ""]) => ({ nonce, code }),
  );
}

/** The page as the browser reads it from the HTML, with its late parts. */
export function firstPageOf(html: string): Promise<FirstPage> {
  const pieces = wireScripts(html).flatMap(({ code }) => {
    const text = /w\.push\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1];
    return text === undefined ? [] : [JSON.parse(text) as string];
  });
  return decodePage<FirstPage>(
    new ReadableStream<string>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

/** JSON for the scripts of a document. @throws without it */
export function documentData(html: string): DocumentData {
  const json = new RegExp(`<script id="${documentDataId}"[^>]*>(.*?)</script>`, "s").exec(html)?.[1];
  if (json === undefined) throw new Error("no document with islands");
  return JSON.parse(json);
}

/** Props of the islands of one component, in the order of the document. */
export const islandProps = <Props extends object>(html: string, name: string): Props[] =>
  elementsIn(parsePage(html)).flatMap(({ tag, attributes }) =>
    tag === "page-island" && attributes.get("name") === name
      ? [JSON.parse(swapQuotes(attributes.get("props") ?? ""))]
      : [],
  );

/** As `swapQuotes` of the client does, whose file needs React. */
const swapQuotes = (json: string) => json.replaceAll(/["~]/g, (sign) => (sign === "~" ? '"' : "~"));

/** A product in a row or a listing, as its card says it; the price in whole minor units. */
export interface ShownCard {
  name: string;
  href: string;
  price: number | null;
  rating: number | null;
}

export function cardsIn(html = ""): ShownCard[] {
  const number = (text: string | undefined) => (text ? Number(text.replace(",", ".")) : null);
  return (html.match(/<article[\s\S]*?<\/article>/g) ?? []).map((card) => {
    const [, href = "", name = ""] = /<a [^>]*href="([^"]+)"[^>]*>([^<]*)</.exec(card) ?? [];
    const price = /Offert/.test(card) ? 0 : number(/(\d+,\d\d)\s€/.exec(textOf(card))?.[1]);
    const rating = number(/(\d,\d) \(\d+\)/.exec(textOf(card))?.[1]);
    return {
      name: name.replaceAll("&amp;", "&"),
      href,
      price: price === null ? null : Math.round(price * 100),
      rating,
    };
  });
}
