import { normaliseText, withoutAccents } from "./text.ts";

/**
 * One line of an address as it is sent (spec 5, address): characters normalised, one space between words, none around,
 * nothing that nobody sees.
 */
export function addressLine(text: string): string {
  return normaliseText(text.normalize("NFC"))
    .replace(/\s+/g, " ")
    .replace(/\p{Control}/gu, "")
    .trim();
}

/** Several lines, each as `addressLine` writes it. */
export function addressLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(addressLine)
    .join("\n")
    .trim();
}

/**
 * A town as labels write it: accented capitals without their accent, small letters as they are. "Écully" is "Ecully",
 * "L'Haÿ-les-Roses" stays (readings, forbidden characters).
 */
export const townOnLabel = (town: string): string => town.replace(/\p{Uppercase_Letter}+/gu, withoutAccents);

/**
 * The signs that no label takes, each once (spec 5, forbidden characters): those of the list, and what is neither letter,
 * digit, space, hyphen, straight apostrophe nor a sign of addresses ("n° 12", "St. Vith").
 */
export function forbiddenSigns(text: string): string[] {
  return [...new Set(text.match(/[^\p{Letter}\p{Mark}\p{Decimal_Number} '.:;+°-]/gu))];
}

/** The same line without those signs, as somebody would write it by hand: "12/14, rue" is "12-14 rue". */
export function withoutForbiddenSigns(text: string): string {
  const plain = text
    .replace(/\s*&\s*/g, " et ")
    .replace(/(?<=\d)\s*\/\s*(?=\d)/g, "-")
    .replace(/[_/\\]/g, " ");
  const forbidden = new Set(forbiddenSigns(plain));
  return addressLine([...plain].map((sign) => (forbidden.has(sign) ? " " : sign)).join(""));
}

/** A sign that is drawn and not read: no name of an address has one. */
export const hasEmoji = (text: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u20e3/u.test(text);
