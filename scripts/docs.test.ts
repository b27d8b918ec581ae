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

test.each([
  "docs/account-rules.md",
  "docs/animal-rules.md",
  "docs/checkout-rules.md",
  "docs/marketing-rules.md",
  "docs/subscription-rules.md",
  "docs/trials.md",
])("every rule of %s names tests that exist, by their own words", (page) => {
  const tests = globSync("{client,sandbox,scripts,shared,tests,worker}/**/*.ts{,x}");
  const rows = readFileSync(page, "utf8").matchAll(/^\|.*\|([^|]*)\|$/gm);
  const missing = [...rows].flatMap(([, cell = ""]) => {
    const files = [...cell.matchAll(/`([^`]+\.tsx?)`/g)].map(([, name = ""]) =>
      tests.find((path) => (name.includes("/") ? path === name : basename(path) === name)),
    );
    const texts = files.map((file) => (file ? readFileSync(file, "utf8") : "")).join("\n");
    const quoted = [...cell.matchAll(/“([^”]+)”/g)].flatMap(([, words = ""]) => words.split(/…|%[sidj]/));
    return [
      ...(files.includes(undefined) ? [cell] : []),
      ...quoted.map((words) => words.trim()).filter((words) => !texts.includes(words)),
    ];
  });
  expect(missing).toEqual([]);
});
