import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { readCommandLine } from "./command-line.ts";
import { letters } from "./font-letters.ts";
import { letterOutlines } from "./letter-outlines.ts";

const usage = `npm run fonts

Writes the font files of client/styles/ with the letters of French alone, and the outlines of the letters that the demo's
pictures show. Run it after an update of a typeface, or if a weight or a letter is added.`;

readCommandLine(usage, {});
const { resolve } = createRequire(import.meta.url);

const fonts = [
  { from: "fraunces/files/fraunces-latin-wght-normal.woff2", to: "fraunces.woff2", weight: 560 },
  {
    from: "figtree/files/figtree-latin-wght-normal.woff2",
    to: "figtree.woff2",
    weight: { min: 400, max: 700 },
  },
];

for (const { from, to, weight } of fonts) {
  const whole = await readFile(resolve(`@fontsource-variable/${from}`));
  const font = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
  });
  await writeFile(join(import.meta.dirname, "../client/styles", to), font);
  console.log(`${to}: ${whole.length} → ${font.length} bytes`);
}

const printed = [
  { from: "fraunces/files/fraunces-latin-wght-normal.woff2", name: "fraunces", weight: 600 },
  { from: "figtree/files/figtree-latin-wght-normal.woff2", name: "figtree", weight: 500 },
  { from: "figtree/files/figtree-latin-wght-normal.woff2", name: "figtree-bold", weight: 700 },
];
const printedLetters = [...letters].filter(
  (letter) => !/[\\^`{}|~_#$@<>[\]*¡£§©«±²³º»¼½¾¿†‡•‹›]/.test(letter),
);

for (const { from, name, weight } of printed) {
  const whole = await readFile(resolve(`@fontsource-variable/${from}`));
  const font = await subsetFont(whole, letters, { targetFormat: "sfnt", variationAxes: { wght: weight } });
  const outlines = letterOutlines(font, printedLetters);
  const file = join(import.meta.dirname, `../sandbox/content/drawings/letters/${name}.json`);
  await writeFile(
    file,
    `${JSON.stringify(outlines, null, 2).replaceAll(/\[\s+(\d+),\s+("[^"]*")\s+\]/g, "[$1, $2]")}\n`,
  );
  console.log(
    `${name}: ${Object.keys(outlines.letters).length} outlines, ${Object.keys(outlines.pairs).length} pairs`,
  );
}
