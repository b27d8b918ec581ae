import type { Context } from "hono";
import { accepts } from "hono/accepts";

const markdown = "text/markdown";
const html = "text/html";

/** HTML wins a tie, and if only a wildcard is accepted. */
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
