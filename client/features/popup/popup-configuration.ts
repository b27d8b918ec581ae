import * as z from "zod/mini";
import { safeLink } from "../../../shared/links.ts";

export interface PopupWords {
  title?: string | undefined;
  text?: string | undefined;
  button?: string | undefined;
  link?: string | undefined;
}

/** Characters. */
const longest = { title: 120, text: 600, button: 60, markdown: 8000 };

export function popupWords(configuration: Readonly<Record<string, unknown>>): PopupWords {
  return wordsSchema.parse(configuration);
}

export function popupMarkdown(configuration: Readonly<Record<string, unknown>>): string | undefined {
  return markdownSchema.parse(configuration).content;
}

const words = (most: number) =>
  z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(most))), undefined);

const wordsSchema = z.object({
  title: words(longest.title),
  text: words(longest.text),
  button: words(longest.button),
  link: z.pipe(z.optional(z.unknown()), z.transform(safeLink)),
});

const markdownSchema = z.object({ content: words(longest.markdown) });
