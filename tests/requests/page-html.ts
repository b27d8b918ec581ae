import { decode } from "turbo-stream";
import type { FirstPage } from "../../client/page-data.ts";

/** Classes of the page's body. */
export function bodyClassesOf(html: string): string[] {
  return /<body class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
}

/** What a reader sees: the text without tags and scripts. */
export function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

/** The inline scripts that carry the encoded page, as they stand in the HTML, in their order. */
export function wireScripts(html: string): { nonce: string; code: string }[] {
  return [...html.matchAll(/<script nonce="([^"]*)">(\(w=>[\s\S]*?)<\/script>/g)].map(
    ([, nonce = "", code = ""]) => ({ nonce, code }),
  );
}

/** The page as the browser reads it from the HTML, late parts and all. */
export function firstPageOf(html: string): Promise<FirstPage> {
  const pieces = wireScripts(html).flatMap(({ code }) => {
    const text = /w\.push\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1];
    return text === undefined ? [] : [JSON.parse(text) as string];
  });
  return decode<FirstPage>(
    new ReadableStream<string>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}
