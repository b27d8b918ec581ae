import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("{shared,worker,client}/**/{texts,*.texts}.ts");
const mails = globSync("sandbox/ecommerce/mails/*.ts");

const broken = /(?:\d|\}\}?) (?:k?g|[cm]?l|[ckm]m|kcal|h|%|€)(?![\p{L}\d’])/u;

test("in the texts of the shop a figure and its unit have a no-break space", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(linesOf(files).filter((line) => broken.test(line))).toEqual([]);
});

test("a component shows no name or format of a product as it is: lines would end within “2 kg”", () => {
  const components = globSync("{client,worker}/**/*.tsx").filter((name) => !name.includes(".test."));
  expect(components.length).toBeGreaterThan(300);
  const shown = /(?<!=)\{(?:\w+\.)*(?:productName|variantName|(?:product|variant|format)\.name)\}/;
  expect(linesOf(components).filter((line) => shown.test(line))).toEqual([]);
});

/** Characters: shorter labels fit on one line of the narrowest screen and stay searchable. */
const longestLabel = 26;

test("no line of a text or a mail ends within “e-mail”: a word joiner follows its hyphen", () => {
  const texts = linesOf(files).filter((line) =>
    line.match(/"(?:[^"\\]|\\.)*"/g)?.some((text) => text.length > longestLabel + 2 && /e-mail/i.test(text)),
  );
  expect(texts).toEqual([]);
  expect(mails.length).toBeGreaterThan(5);
  expect(linesOf(mails).filter((line) => /(?<!\p{L})e-mail/u.test(line) && !/subject:/.test(line))).toEqual(
    [],
  );
});

function linesOf(names: string[]): string[] {
  return names.flatMap((name) =>
    readFileSync(name, "utf8")
      .split("\n")
      .map((line) => `${name}: ${line.trim()}`)
      .filter((line) => !/: (?:\/\*\*|\*|\/\/)/.test(line)),
  );
}
