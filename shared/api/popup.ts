import * as z from "zod/mini";
import type { SanitizedHtml } from "../content/sanitized-html.ts";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const longestMarkdown = 8000;

export const popupMarkdownInput = z.object({
  markdown: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestMarkdown)),
});

export const renderPopupMarkdown: Endpoint<z.infer<typeof popupMarkdownInput>, { html: SanitizedHtml }> = {
  method: "POST",
  path: api.popupMarkdown,
  input: popupMarkdownInput,
  output: z.object({ html: z.custom<SanitizedHtml>((html) => typeof html === "string") }),
};
