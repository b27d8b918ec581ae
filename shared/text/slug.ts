import { withoutAccents } from "./text.ts";

/**
 * "Peau & pelage" is "peau-pelage". A sign that bounds a number stays, as a word: "+ 7 ans" is "plus-7-ans", "- 7 ans" is
 * "moins-7-ans". Empty without a letter or digit.
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
