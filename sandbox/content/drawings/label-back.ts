import { feedLabelTexts } from "../../../shared/product/feed-label/feed-label.texts.ts";
import { formatNumber } from "../../../shared/text/format-number.ts";
import { translator } from "../../../shared/text/translator.ts";
import { constituentsOf, energyOf, rationsOf } from "../feed-label.ts";
import { labelTexts } from "../label-texts.ts";
import type { ProductEntry } from "../product-entry.ts";
import { type Lettering, type LetterSheet, letterSheet, sizeWithin, widthOf } from "./lettering.ts";
import { palette } from "./palette.ts";
import { proteinColours, proteinOf } from "./proteins.ts";
import { wordmark, wordmarkDefinition } from "./wordmark.ts";

const t = translator(feedLabelTexts);

const [left, right] = [48, 752];

/** The back of the pack: every figure and word is the product's own. */
export function labelBack(entry: ProductEntry): string {
  const colour = proteinColours[proteinOf(entry.filters.protéine)];
  const ink = colour === palette.mustard ? palette.ink : palette.cream;
  const sizes = [20, 19, 18, 17, 16, 15, 14, 13];
  const size = sizes.find((one) => contentOf(entry, one).bottom <= 784) ?? 13;
  const { sheet } = contentOf(entry, size);
  const recipe = `${entry.pack.lines.join(" ")}, ${entry.pack.stage.toLowerCase()}`;
  const name = sheet.line(recipe, {
    x: left,
    y: 92,
    size: sizeWithin(right - left, [recipe], 32, "fraunces"),
    typeface: "fraunces",
    anchor: "start",
    fill: ink,
  });
  const type = sheet.line(entry.feedType, { x: right, y: 48, size: 18, anchor: "end", fill: ink });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>${wordmarkDefinition}${sheet.definitions()}</defs><path d="M0 0H800V800H0Z" fill="${palette.cream}"/><path d="M0 0H800V116H0Z" fill="${colour}"/>${wordmark(left + 70, 50, 140, ink)}${type}${name}${sheet.drawn()}</svg>`;
}

function contentOf(entry: ProductEntry, size: number): { sheet: LetterSheet; bottom: number } {
  const sheet = letterSheet();
  const energy = energyOf(entry.analysis);
  const rations = rationsOf(entry.ration, energy).map(({ weight, grams }): [string, string] => [
    `${formatNumber(weight)}\u00a0kg`,
    `${formatNumber(grams)}\u00a0g`,
  ]);
  const constituents = constituentsOf(entry.analysis).map(({ name, percent }): [string, string] => [
    name,
    `${formatNumber(percent)}\u00a0%`,
  ]);
  const kilocalories: [string, string] = [t("energy"), t("energyValue", { kcal: formatNumber(energy) })];
  const top = 154;
  const after = Math.max(
    table(sheet, t(entry.kind === "treat" ? "treatsCaption" : "ration"), rations, {
      x: left,
      width: 270,
      y: top,
    }),
    table(sheet, t("constituents"), [...constituents, kilocalories], {
      x: 370,
      width: right - 370,
      y: top,
    }),
  );
  const composed = paragraph(sheet, "Composition", entry.composition, size, after + 30);
  const directions = labelTexts.directions[entry.directions] ?? "";
  return { sheet, bottom: paragraph(sheet, "Mode d’emploi", directions, size, composed + 34) };
}

const title = { size: 21, typeface: "fraunces", anchor: "start", fill: palette.forest } as const;

function table(
  sheet: LetterSheet,
  heading: string,
  rows: readonly [string, string][],
  { x, width, y }: { x: number; width: number; y: number },
): number {
  sheet.add(heading, { ...title, x, y });
  const step = rows.length > 8 ? 25 : 29;
  rows.forEach(([name, figure], at) => {
    const line = y + 32 + at * step;
    const type: Pick<Lettering, "y" | "size" | "fill"> = { y: line, size: 18, fill: palette.ink };
    sheet.add(name, { ...type, x, anchor: "start" });
    sheet.add(figure, { ...type, x: x + width, anchor: "end", typeface: "figtree-bold" });
    sheet.rule(x, line + 7, width);
  });
  return y + 32 + (rows.length - 1) * step + 14;
}

function paragraph(sheet: LetterSheet, heading: string, text: string, size: number, y: number): number {
  sheet.add(heading, { ...title, x: left, y });
  const lines = wrapped(text, size, right - left);
  const step = Math.round(size * 1.3);
  lines.forEach((line, at) => {
    sheet.add(line, { x: left, y: y + (at + 1) * step + 3, size, anchor: "start", fill: palette.ink });
  });
  return y + lines.length * step + 12;
}

function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll(/ (?=[%;:])/g, "\u00a0").split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trimStart();
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
