import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const pages = ["README.md", ...globSync("docs/**/*.md")];
const superseded = /^\*\*Superseded by \[\d{3}\]/m;

test.each(pages)("%s names files and folders that exist", (page) => {
  const text = readFileSync(page, "utf8");
  if (superseded.test(text)) return;
  const named = [
    ...text.matchAll(/`((?:client|docs|public|sandbox|scripts|shared|tests|worker)\/[\w./-]+)`/g),
  ];
  expect(named.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test("every rule of the checkout names tests that exist, by their own words", () => {
  const tests = globSync("{client,shared,tests,worker}/**/*.test.{ts,tsx}");
  const rows = readFileSync("docs/checkout-rules.md", "utf8").matchAll(/^\|[^|]*\|([^|]*)\|$/gm);
  const missing = [...rows].flatMap(([, cell = ""]) => {
    const files = [...cell.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, name = ""]) =>
      tests.find((path) => (name.includes("/") ? path === name : basename(path) === name)),
    );
    const texts = files.map((file) => (file ? readFileSync(file, "utf8") : "")).join("\n");
    const words = [...cell.matchAll(/“([^”]+)”/g)].map(([, quoted = ""]) => quoted);
    return [
      ...(files.includes(undefined) ? [cell] : []),
      ...words.filter((quoted) => !texts.includes(quoted)),
    ];
  });
  expect(missing).toEqual([]);
});
