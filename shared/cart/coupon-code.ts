import { typedLine } from "../text/typed-text.ts";

/** Cleans a code pasted from a mail: removes quotes, a leading "Code :" and the end of a sentence. */
export const couponCodeIn = (text: string): string =>
  typedLine(text)
    .replace(/^(?:mon |votre )?code(?: promo)? ?: ?/i, "")
    .replace(/^[\s"'«([]+/, "")
    .replace(/(?<![\s"'»)\].,;:])[\s"'»)\].,;:]+$/, "")
    .replace(/ !$/, "");
