import type { Context } from "hono";
import { accepts } from "hono/accepts";

const markdown = "text/markdown";
const html = "text/html";

/**
 * Whether a request would rather have Markdown than HTML (RFC 9110, quality values). HTML wins where both are as
 * welcome, and where nothing is named but anything: only who asks for Markdown is given it.
 */
export const prefersMarkdown = (c: Context): boolean =>
  accepts(c, {
    header: "Accept",
    supports: [markdown, html],
    default: html,
    match: (accepted) => {
      const qualityOf = (...types: string[]) =>
        types
          .map((wanted) => accepted.find(({ type }) => type.toLowerCase() === wanted)?.q)
          .find((quality) => quality !== undefined) ?? 0;
      return qualityOf(markdown) > qualityOf(html, "text/*", "*/*") ? markdown : html;
    },
  }) === markdown;
