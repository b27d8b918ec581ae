import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("{client,shared,worker}/**/*.{css,ts,tsx}").filter((file) => !file.includes(".test."));
const sources = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("every custom property that is used has a definition or a fallback", () => {
  const defined = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)"?\]?\s*:/g)].map(([, name]) => name)),
  );
  const undefinedUses = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(undefinedUses).toEqual([]);
});
