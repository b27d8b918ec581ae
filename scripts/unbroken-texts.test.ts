import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("{shared,worker,client}/**/{texts,*.texts}.ts");

/** A plain space between a figure, or what is put in for one, and its unit: a line may end between them. */
const broken = /(?:\d|\}\}?) (?:k?g|[cm]?l|[ckm]m|kcal|%|€)(?![\p{L}\d’])/u;

test("in the texts of the shop a figure and its unit have a no-break space", () => {
  expect(files.length).toBeGreaterThan(100);
  const lines = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.filter((line) => broken.test(line) && !/: (?:\/\*\*|\*|\/\/)/.test(line))).toEqual([]);
});
