import * as z from "zod/mini";
import { read } from "../read-content.ts";

export type Typeface = "fraunces" | "figtree" | "figtree-bold";

export interface Lettering {
  x: number;
  /** Place of the baseline. */
  y: number;
  size: number;
  typeface?: Typeface;
  anchor?: "start" | "middle" | "end";
  fill?: string;
  /** Added after each letter. */
  spacing?: number;
}

const outlinesSchema = z.object({
  em: z.int(),
  letters: z.record(z.string(), z.tuple([z.int(), z.string()])),
  pairs: z.record(z.string(), z.int()),
});

const typefaces: Record<Typeface, z.infer<typeof outlinesSchema>> = {
  fraunces: read("drawings/letters/fraunces.json", outlinesSchema),
  figtree: read("drawings/letters/figtree.json", outlinesSchema),
  "figtree-bold": read("drawings/letters/figtree-bold.json", outlinesSchema),
};

/** Draws the outlines of a line of text, because a picture in an `img` has no web font. */
export function lettering(text: string, { x, y, size, fill, ...type }: Lettering): string {
  const { anchor = "middle", typeface = "figtree", spacing = 0 } = type;
  const { em, letters } = typefaces[typeface];
  const { places, width } = placed(text, typeface, (spacing * em) / size);
  const start = x - { start: 0, middle: width / 2, end: width }[anchor] * (size / em);
  const path = places.map(([letter, at]) => `M${Math.round(at)} 0${letters[letter]?.[1]}`).join("");
  const scale = Math.round((size / em) * 1e4) / 1e4;
  const colour = fill ? ` fill="${fill}"` : "";
  return `<path transform="translate(${Math.round(start * 10) / 10} ${y}) scale(${scale})"${colour} d="${path}"/>`;
}

export type LetterSheet = ReturnType<typeof letterSheet>;

/** Draws long texts: each letter is defined once. */
export function letterSheet() {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  const drawn: string[] = [];
  function line(text: string, { x, y, size, fill = "", ...type }: Lettering): string {
    const { anchor = "middle", typeface = "figtree" } = type;
    const { em, letters } = typefaces[typeface];
    const { places, width } = placed(text, typeface, 0);
    const scale = size / em;
    const start = x - { start: 0, middle: width / 2, end: width }[anchor] * scale;
    const uses = places.map(([letter, at]) => {
      const key = typeface + letter;
      const id = ids.get(key) ?? `g${ids.size}`;
      if (!ids.has(key)) definitions.push(`<path id="${id}" d="M0 0${letters[letter]?.[1]}"/>`);
      ids.set(key, id);
      return `<use href="#${id}" x="${Math.round(at)}"/>`;
    });
    return `<g transform="translate(${Math.round(start * 10) / 10} ${y}) scale(${Math.round(scale * 1e4) / 1e4})" fill="${fill}">${uses.join("")}</g>`;
  }
  return {
    line,
    add: (text: string, lettering: Lettering) => drawn.push(line(text, lettering)),
    rule: (x: number, y: number, width: number) =>
      drawn.push(`<path d="M${x} ${y}h${width}" stroke="#2B2018" stroke-opacity=".2" stroke-width="1.5"/>`),
    definitions: () => definitions.join(""),
    drawn: () => drawn.join(""),
  };
}

export function widthOf(text: string, size: number, typeface: Typeface = "figtree"): number {
  return (placed(text, typeface, 0).width * size) / typefaces[typeface].em;
}

/** The size at which the longest line fills the width. */
export function sizeWithin(
  width: number,
  lines: readonly string[],
  most: number,
  typeface: Typeface,
): number {
  return Math.min(most, Math.floor(width / Math.max(...lines.map((line) => widthOf(line, 1, typeface)))));
}

/** @throws Error if the typeface has no outline of a letter */
function placed(text: string, typeface: Typeface, spacing: number) {
  const { letters, pairs } = typefaces[typeface];
  let pen = 0;
  let before = "";
  const places = [...text].map((letter): [letter: string, at: number] => {
    const [advance] = letters[letter] ?? [];
    if (advance === undefined) throw new Error(`${typeface} has no outline of ${letter}: run npm run fonts`);
    const at = pen + (before ? (pairs[before + letter] ?? 0) + spacing : 0);
    pen = at + advance;
    before = letter;
    return [letter, at];
  });
  return { places: places.filter(([letter]) => letters[letter]?.[1]), width: pen };
}
