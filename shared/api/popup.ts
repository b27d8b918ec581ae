import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** Characters. */
const longestMarkdown = 8000;

export const popupMarkdownInput = z.object({
  markdown: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestMarkdown)),
});

/** Markdown of a campaign as HTML that is safe to show: its renderer is the worker's alone. */
export const renderPopupMarkdown: Endpoint<z.infer<typeof popupMarkdownInput>, { html: string }> = {
  method: "POST",
  path: api.popupMarkdown,
  input: popupMarkdownInput,
  output: z.object({ html: z.string() }),
};
