import { typedLine } from "../text/typed-text.ts";

export const couponCodeIn = (text: string): string =>
  typedLine(text)
    .replace(/^(?:mon |votre )?code(?: promo)? ?: ?/i, "")
    .replace(/^[\s"'«([]+/, "")
    .replace(/(?<![\s"'»)\].,;:])[\s"'»)\].,;:]+$/, "")
    .replace(/ !$/, "");
