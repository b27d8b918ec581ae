import { decode } from "turbo-stream";
import type { FirstPage } from "../../client/page-data.ts";

/** Of the body element. */
export function bodyClassesOf(html: string): string[] {
  return /<body class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
}

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

/** The inline scripts with the encoded page, in order. */
export function wireScripts(html: string): { nonce: string; code: string }[] {
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
  return decode<FirstPage>(
    new ReadableStream<string>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}
