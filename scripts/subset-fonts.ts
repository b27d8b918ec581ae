import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { readCommandLine } from "./command-line.ts";
import { letters } from "./font-letters.ts";

const usage = `npm run fonts

Writes the font files of client/styles/ with the letters of French alone. Run it after an update of a typeface, or if a
weight or a letter is added.`;

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
