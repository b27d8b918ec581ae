import { Blob, Buffer, Face, Feature, Font, shape } from "harfbuzzjs";

export interface Outlines {
  /** Units as high as the type is large. */
  em: number;
  /** Advance and path of each letter, the baseline at 0. */
  letters: Record<string, [advance: number, path: string]>;
  /** Correction of the space between two letters. */
  pairs: Record<string, number>;
}

const em = 200;

const plain = ["liga", "clig", "calt"].map((tag) => new Feature(tag, 0));

/** @param sfnt a font without axes */
export function letterOutlines(sfnt: Uint8Array, letters: readonly string[]): Outlines {
  const face = new Face(new Blob(Uint8Array.from(sfnt).buffer));
  const font = new Font(face);
  const scale = em / face.upem;
  const advances = (text: string) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, plain);
    const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0);
    return { glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint), width: width * scale };
  };
  const widths = new Map(letters.map((letter) => [letter, advances(letter)]));
  const pairs: Outlines["pairs"] = {};
  for (const [first, one] of widths)
    for (const [second, other] of widths) {
      const correction = Math.round(advances(first + second).width - one.width - other.width);
      if (Math.abs(correction) >= em / 50) pairs[first + second] = correction;
    }
  return {
    em,
    letters: Object.fromEntries(
      [...widths].map(([letter, { glyphs, width }]) => [
        letter,
        [Math.round(width), glyphs.map((glyph) => compact(font.glyphToPath(glyph), scale)).join("")],
      ]),
    ),
    pairs,
  };
}

/** Whole units from point to point, which need fewer digits than places. */
function compact(path: string, scale: number): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = "", numbers = ""]) => {
      if (command === "Z") {
        [x, y] = [startX, startY];
        return "z";
      }
      const places = (numbers.match(/-?[\d.]+/g) ?? []).map((number, at) =>
        Math.round(Number(number) * scale * (at % 2 ? -1 : 1)),
      );
      const steps = places.map((place, at) => place - (at % 2 ? y : x));
      [x = 0, y = 0] = places.slice(-2);
      if (command === "M") [startX, startY] = [x, y];
      return command.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
    })
    .join("");
}
