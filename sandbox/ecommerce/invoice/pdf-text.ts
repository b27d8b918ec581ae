import type { PDFFont } from "@cantoo/pdf-lib";

export function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const signs = text.replaceAll("\u202f", "\u00a0").replaceAll("−", "–");
  return [...signs].map((sign) => (isKnown(sign, known) ? sign : bareOf(sign, known))).join("");
}

function bareOf(sign: string, known: ReadonlySet<number>): string {
  const bare = sign.normalize("NFD").replace(/\p{Mark}/gu, "");
  return bare && isKnown(bare, known) ? bare : "?";
}

const isKnown = (sign: string, known: ReadonlySet<number>) => known.has(sign.codePointAt(0) ?? 0);

export function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  for (const word of printable(text, font).split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...piecesOf(word, fits));
  }
  return lines;
}

function piecesOf(word: string, fits: (piece: string) => boolean): string[] {
  const pieces = [""];
  for (const sign of word) {
    const longer = `${pieces.at(-1)}${sign}`;
    if (fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(sign);
  }
  return pieces;
}
