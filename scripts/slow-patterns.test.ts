import { globSync, readFileSync } from "node:fs";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const files = globSync("{shared,worker,client}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

function patternsIn(file: string): Pattern[] {
  const text = readFileSync(file, "utf8");
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ file, source: pattern, flags });
    } else for (const child of Object.values(node)) visit(child);
  };
  if (/\/[^/\s]/.test(text)) visit(parseSync(file, text).program);
  return found;
}

const slow = ({ source, flags }: Pick<Pattern, "source" | "flags">) =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0;

test("no regular expression takes more than linear time: a visitor may choose the text", () => {
  const patterns = files.flatMap(patternsIn);
  expect(patterns.length).toBeGreaterThan(300);
  const names = patterns.filter(slow).map(({ file, source, flags }) => `${file}: /${source}/${flags}`);
  expect(names, "(?<!x) before x* lets each run of x be tried once").toEqual([]);
});

test.each([
  ["(?:[._-]+[a-z]*)*$", "exponential"],
  ["\\s+$", "tried at each space"],
  ["^(\\s*)(.*?)(\\s*)$", "three ways to share the spaces"],
])("%s is found: %s", (source) => {
  expect(slow({ source, flags: "" })).toBe(true);
});
