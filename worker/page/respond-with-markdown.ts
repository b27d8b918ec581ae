import type { Head } from "../../shared/content/head.ts";
import type { AppContext } from "../context.ts";

/** Same address and status as the page; the canonical address names the source. */
export function respondWithMarkdown(c: AppContext, head: Head, markdown: string): Response {
  const { origin } = new URL(c.req.url);
  c.header("Content-Type", "text/markdown; charset=utf-8");
  c.header("Cache-Control", "private, no-cache");
  if (head.canonical) c.header("Link", `<${origin}${head.canonical}>; rel="canonical"`);
  // Assistants need no non-breaking spaces.
  return c.body(`${markdown.replace(/[\u00a0\u202f]/g, " ")}\n`);
}
