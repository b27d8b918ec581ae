import { withoutAccents } from "./text.ts";
import { normaliseText } from "./typed-text.ts";

export function addressLine(text: string): string {
  return normaliseText(text)
    .normalize("NFC")
    .replaceAll("`", "'")
    .replace(/\s+/g, " ")
    .replace(/\p{Control}/gu, "")
    .trim();
}

/**
 * Spells out or drops signs that labels refuse. An ambiguous comma between digits ("12, 14 rue…") stays, so
 * that the form refuses the line.
 */
export function labelLine(text: string): string {
  const line = addressLine(text)
    .replace(
      /(?<![\p{Letter}\d])(?:c ?\/ ?[o°]|s ?\/ ?c(?: de)?)(?![\p{Letter}\d])[ .:]*(?:chez )?/giu,
      "chez ",
    )
    .replace(
      /(?<![\p{Letter}\d])c ?\/ ?(?=(?:m|mr|mme|melle|mlle|monsieur|madame|famille)(?!\p{Letter}))/giu,
      "chez ",
    )
    .replace(
      /([ -])(s\/s(?!\p{Letter})\/?|ss?\/)([ -]?)(?=\p{Letter})/giu,
      (_, before: string, over: string, after: string) =>
        `${before}${over.length > 2 ? "sous" : "sur"}${after || before}`,
    )
    .replace(/(?<![\p{Letter}\d])r ?\/ ?c(?![\p{Letter}\d])/giu, "RDC")
    .replace(/(?<=(?<!\p{Letter})(?:pk|p\.k\.|km) ?\d{1,3}),(?=\d)/giu, ".");
  const isFigure = (sign = "") => /\d/.test(sign);
  return line
    .replace(/ ?,[ ,]*/g, (comma, at: number) => {
      const after = line.slice(at + comma.length);
      if (!isFigure(line[at - 1]) || !isFigure(after[0])) return " ";
      const before = line.slice(0, at);
      if (endsInYear.test(before) || beginsWithOrdinal.test(after)) return " ";
      return endsInPart.test(before) ? " - " : comma;
    })
    .trim();
}

const endsInYear = /\p{Letter} (?:1[5-9]|20)\d\d$/u;
const beginsWithOrdinal = /^\d{1,2} ?(?:er|ère|e|è|ème|eme|nde?)(?!\p{Letter})/iu;
const endsInPart =
  /(?:^|[ -])(?:b[âa]t(?:iment)?|app?t?|appartement|esc(?:alier)?|étage|porte|lot|hall|entrée|bloc|tour|studio|chambre|box|villa|maison|imm(?:euble)?|rés(?:idence)?|bte|bus|boîte|boite)\.? ?(?:n ?°)? ?[a-z]?\d+[a-z]?$/iu;

/** Belgium and Luxembourg: "16/3" is "16 bte 3". Ambiguous numbers stay unchanged. */
export function lineWithBox(text: string): string {
  const line = firstLanguage(
    text
      .replace(new RegExp(`\\( ?(${box}[^()]*?) ?\\)`, "giu"), "$1")
      .replace(new RegExp(`(?<=[\\d\\p{Letter}]) ?/ ?(?=${box})`, "giu"), " "),
  );
  if (new RegExp(`(?<!\\p{Letter})${box}`, "iu").test(line)) return line;
  return line
    .replace(/^\/ ?(?=\d+$)/, "bte ")
    .replace(/(?<=\d[a-z]?) ?\/ ?(?=\d+ ?(?:er|ère|e|è|ème|eme)(?!\p{Letter}))/giu, " - ")
    .replace(
      /(?<![\p{Letter}\d/]|\/ )(\d+(?: ?(?:bis|ter|quater)|[a-z])?) ?\/ ?(\d+(?:\.\d+)?[a-z]{0,2}\d{0,3}|[a-z]\d*|[a-z]{2}\d+|rdc|rez)(?! ?\/|[\p{Letter}\d])/giu,
      "$1 bte $2",
    );
}

const box = "(?:bte|bus|boîte|boite|box)(?!\\p{Letter})";

function firstLanguage(line: string): string {
  const [, number = "", one = "", other = "", end = ""] =
    /^(\d+[a-z]? )?([^\d/]*\p{Letter}) ?\/ ?(\p{Letter}[^\d/]*?)( \d.*)?$/iu.exec(withOneNumber(line)) ?? [];
  const isTranslated = [one, other].filter((name) => frenchStreet.test(name)).length === 1;
  return isTranslated && [one, other].some((name) => germanicStreet.test(name))
    ? `${number}${one}${end}`
    : line;
}

/** "Rue de la Loi 16 / Wetstraat 16" is "Rue de la Loi / Wetstraat 16". */
const withOneNumber = (line: string) =>
  line.replace(/^([^\d/]*\p{Letter}) (\d[^/]*?) ?\/ ?(?=\p{Letter}[^\d/]* \2$)/iu, "$1 / ");

const frenchStreet =
  /^(?:(?:grande?|petite?|vieux|vieille|haute?|basse?) )?(?:galerie|marché|grand-place|rue|avenue|av\.?|chaussée|chée|place|boulevard|bd|square|quai|clos|drève|allée|chemin|impasse|cours|parc|route|rond-point|sentier|venelle|montée|côte)(?!\p{Letter})/iu;
const germanicStreet =
  /(?:straat|str\.?|plaats|galerij|laan|steenweg|plein|lei|kaai|weg|dreef|dijk|hof|markt|baan|berg|veld|gracht|vest|pad|strooss|gaass|wee|plaz|straße|strasse|platz)$/iu;

export function addressLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(addressLine)
    .join("\n")
    .trim();
}

export const townOnLabel = (town: string): string => town.replace(/\p{Uppercase_Letter}+/gu, withoutAccents);

export function forbiddenSigns(text: string): string[] {
  return [
    ...new Set(text.replace(/\u200d|\ufe0f/g, "").match(/[^\p{Letter}\p{Mark}\p{Decimal_Number} '.:;+°-]/gu)),
  ];
}

/** Removes signs that carriers refuse. Empty if the meaning of a sign is unclear ("P@ris", "12²"). */
export function withoutForbiddenSigns(text: string): string {
  const plain = addressLine(text)
    .replaceAll("&", " et ")
    .replace(
      /^(\d{1,5}) ?, ?(\d{1,5})(?= (?!et |ou |à )\p{Letter})/iu,
      (numbers, one: string, other: string) => (Number(one) < Number(other) ? `${one}-${other}` : numbers),
    )
    .replace(/(?<=\d ?(?:bis|ter|[a-z])?)\s?\/\s?(?=\d)/gi, "-")
    .replace(/[_/\\()[\]{}<>,"«»|]/g, (sign, at: number, line: string) =>
      /\d/.test(line[at - 1] ?? "") && /[_|]/.test(sign) ? sign : " ",
    );
  const forbidden = new Set(forbiddenSigns(plain));
  const signs = [...plain];
  const isGuess = signs.some((sign, place) => {
    if (!forbidden.has(sign)) return false;
    const [before = "", after = ""] = [signs[place - 1], signs[place + 1]];
    return (
      /\p{Number}/u.test(sign) ||
      (/\p{Letter}/u.test(before) && /\p{Letter}/u.test(after)) ||
      (/\d/.test(before) && /\d/.test(after))
    );
  });
  const without = addressLine(
    signs.map((sign) => (forbidden.has(sign) || /[\u200d\ufe0f]/.test(sign) ? " " : sign)).join(""),
  );
  return isGuess || !/[\p{Letter}\d]/u.test(without) ? "" : without;
}

export const hasEmoji = (text: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u20e3/u.test(text);
