import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a font that comes late is shown when it comes, in every browser", () => {
  const css = readFileSync("client/styles/fonts.css", "utf8");
  const loaded = [...css.matchAll(/@font-face \{[^}]*\}/g)]
    .map(([face]) => face)
    .filter((face) => face.includes("url("));
  expect(loaded.length).toBeGreaterThan(1);
  for (const face of loaded) expect(face).toContain("font-display: swap;");
});
