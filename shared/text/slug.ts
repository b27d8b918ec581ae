import { withoutAccents } from "./text.ts";

/** Signs before or after a number become words, so that "+ 7 ans" and "- 7 ans" differ. */
export function slugOf(label: string): string {
  return withoutAccents(label)
    .replace(/^\s*[-−–<≤]\s*(?=\d)|(?<=\s)[-−<≤](?=\d)/g, " moins ")
    .replace(/^\s*[+>≥]|(?<=[\s\d])\+(?=\s*\d|\s*$)|(?<=\s)[>≥]/g, " plus ")
    .replace(/(?<=\d)\s*%/g, " pour cent ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
