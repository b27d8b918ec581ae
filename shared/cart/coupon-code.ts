import { typedLine } from "../text/typed-text.ts";

/** A code as it is copied from a mail: without quotes around it, "Code :" before it, the end of a sentence behind it. */
export const couponCodeIn = (text: string): string =>
  typedLine(text)
    .replace(/^(?:mon |votre )?code(?: promo)? ?: ?/i, "")
    .replace(/^[\s"'«([]+/, "")
    .replace(/(?<![\s"'»)\].,;:])[\s"'»)\].,;:]+$/, "")
    .replace(/ !$/, "");
