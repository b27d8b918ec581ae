import { withoutAccents } from "./text.ts";

/**
 * "Peau & pelage" gives "peau-pelage". A sign before or after a number becomes a word, so that "+ 7 ans" and
 * "- 7 ans" differ. Empty without a letter or digit.
 */
export function slugOf(label: string): string {
  return withoutAccents(label)
    .replace(/^\s*[-−–<≤]\s*(?=\d)|(?<=\s)[-−<≤](?=\d)/g, " moins ")
    .replace(/^\s*[+>≥]|(?<=[\s\d])\+(?=\s*\d|\s*$)|(?<=\s)[>≥]/g, " plus ")
    .replace(/(?<=\d)\s*%/g, " pour cent ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
