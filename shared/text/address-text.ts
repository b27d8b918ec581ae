import { normaliseText, withoutAccents } from "./text.ts";

/**
 * A line of an address as it is sent (spec 5, address): normalised, trimmed, single spaces, no invisible characters.
 */
export function addressLine(text: string): string {
  return normaliseText(text)
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/\p{Control}/gu, "")
    .trim();
}

/**
 * An address line without the commas that only separate: "12, rue de l'Église" says the same without. Between figures
 * ("12, 14 rue…") a comma stays, and is refused.
 */
export function lineWithoutCommas(text: string): string {
  const line = addressLine(text);
  const isFigure = (sign = "") => /\d/.test(sign);
  return line
    .replace(/ ?,[ ,]*/g, (comma, at: number) =>
      isFigure(line[at - 1]) && isFigure(line[at + comma.length]) ? comma : " ",
    )
    .trim();
}

/**
 * In Belgium and Luxembourg a slash behind the number names the letter box: "16/3" is "16 bte 3". Of three numbers nobody
 * knows which is the box, nor beside one that is named.
 */
export const lineWithBox = (line: string): string =>
  /(?<!\p{L})(bte|bus|boîte|boite)(?!\p{L})/iu.test(line)
    ? line
    : line.replace(
        /(?<![\p{L}\d/]|\/ )(\d+[a-z]?) ?\/ ?(\d+[a-z]?|[a-z]\d*)(?! ?\/|[\p{L}\d])/giu,
        "$1 bte $2",
      );

export function addressLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(addressLine)
    .join("\n")
    .trim();
}

/** Capitals without accents: "Écully" is "Ecully" (readings, forbidden characters). */
export const townOnLabel = (town: string): string => town.replace(/\p{Uppercase_Letter}+/gu, withoutAccents);

/**
 * Characters that labels refuse, each once (spec 5, forbidden characters): its list, and all but letters, digits,
 * spaces, hyphens, apostrophes and signs of addresses ("n° 12", "St. Vith").
 */
export function forbiddenSigns(text: string): string[] {
  return [...new Set(text.match(/[^\p{Letter}\p{Mark}\p{Decimal_Number} '.:;+°-]/gu))];
}

/** "12/14, rue" is "12-14 rue". */
export function withoutForbiddenSigns(text: string): string {
  const plain = text
    .replaceAll("&", " et ")
    .replace(/(?<=\d)\s*\/\s*(?=\d)/g, "-")
    .replace(/[_/\\]/g, " ");
  const forbidden = new Set(forbiddenSigns(plain));
  return addressLine([...plain].map((sign) => (forbidden.has(sign) ? " " : sign)).join(""));
}

export const hasEmoji = (text: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u20e3/u.test(text);
