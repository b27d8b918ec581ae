import { decodeHTMLStrict } from "entities";
import { withoutInvisible } from "../../../shared/text/typed-text.ts";

/** Imports deliver "<b>Poulet</b>", "P&amp;acirc;t&amp;eacute;e" and zero-width spaces. "< 1 an" stays. */
export const plainText = (source: string): string =>
  withoutInvisible(decodeHTMLStrict(decodeHTMLStrict(source)))
    .normalize("NFC")
    .replace(blockTag, "\n")
    .replace(inlineTag, "")
    .trim();

export const plainLine = (source: string): string => plainText(source).replace(/[ \t\r\n]+/g, " ");

const blockTag = /<\/?(?:br|div|h[1-6]|hr|li|ol|p|ul)(?:\s[^<>]*)?\/?>/gi;
const inlineTag = /<\/?(?:a|b|em|font|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/gi;
