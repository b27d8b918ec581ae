import * as z from "zod/mini";
import { safeLink } from "../../../shared/links.ts";

/** Of a campaign; what it does not say, the shop says itself. */
export interface PopupWords {
  title?: string | undefined;
  text?: string | undefined;
  button?: string | undefined;
  /** Safe (spec 5). */
  link?: string | undefined;
}

/** Characters. */
const longest = { title: 120, text: 600, button: 60, markdown: 8000 };

/** A member that cannot be read is as if it were absent. */
export function popupWords(configuration: Readonly<Record<string, unknown>>): PopupWords {
  return wordsSchema.parse(configuration);
}

/** Undefined without anything to show. */
export function markdownOf(configuration: Readonly<Record<string, unknown>>): string | undefined {
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
