import * as z from "zod/mini";
import { normaliseText } from "../text/text.ts";

export const isEmail = (text: string): boolean => text.length <= 255 && z.regexes.email.test(text);

/**
 * As it is shown and read: without what pasting brings along (`mailto:`, spaces beside "@" and ".", special
 * hyphens, the end of a sentence). Other spaces stay, and are refused.
 */
export function mendedEmail(text: string): string {
  return normaliseText(text)
    .replace(/\s+/g, " ")
    .replace(/ ?([@.]) ?/g, "$1")
    .trim()
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, "$1")
    .replace(/[.,;]{1,3}$/, "");
}
