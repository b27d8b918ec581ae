import { BoundedMap } from "../bounded-map.ts";
import { withoutAccents } from "./text.ts";

/** A page asks for the same names and values of filters a thousand times. */
const known = new BoundedMap<string, string>(1000);

/** Signs before or after a number become words, so that "+ 7 ans" and "- 7 ans" differ. */
export const slugOf = (label: string): string => known.remember(label, () => makeSlug(label));

function makeSlug(label: string): string {
  return withoutAccents(label)
    .replace(/^\s*[-−–<≤]\s*(?=\d)|(?<=\s)[-−<≤](?=\d)/g, " moins ")
    .replace(/^\s*[+>≥]|(?<=[\s\d])\+(?=\s*\d|\s*$)|(?<=\s)[>≥]/g, " plus ")
    .replace(/(?<=\d)\s*%/g, " pour cent ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
