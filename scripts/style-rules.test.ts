import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const sheets = globSync("client/**/*.css").map((file) => ({ file, css: read(file) }));

const everywhere = (pattern: RegExp) =>
  sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([found]) => `${file}: ${found}`));

test("no part of a page has a guessed size, which would make jumps miss their target", () => {
  expect(everywhere(/content-visibility:\s*(?!visible)[\w-]+/g)).toEqual([]);
});

test("what is anchored has a place in browsers without anchors, beside what it must not cover", () => {
  expect(everywhere(/anchor\([^()]+/g)).not.toEqual([]);
  expect(everywhere(/anchor\((?![^(),]+,\s*var\(--)[^;]*/g)).toEqual([]);
});

test.each([
  ["client/ui/sheet.module.css", "sheet"],
  ["client/layouts/site-header.module.css", "bar"],
])("without popovers, which leaves menu and filters open, nothing of %s covers the page", (file, name) => {
  const [, block = ""] = /@supports not selector\(:popover-open\) \{([\s\S]*?)\n\}/.exec(read(file)) ?? [];
  expect(block).toMatch(new RegExp(`\\.${name} \\{[^}]*position: static;`));
});

/** A page for developers only. */
const demo = "client/screens/web-view/web-view-demo-screen.island.tsx";

test("no list that scrolls sideways is a stop without a name, as Firefox makes of scroll containers", () => {
  const rows = globSync("client/**/*.tsx", { exclude: [demo] }).flatMap(scrolledIn);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ isSet }) => !isSet).map(({ name }) => name)).toEqual([]);
});

function scrolledIn(file: string): { name: string; isSet: boolean }[] {
  const text = readFileSync(file, "utf8");
  const scrolled = [...text.matchAll(/^import (\w+) from "(\..*\.module\.css)";$/gm)].flatMap(
    ([, name = "", sheet = ""]) =>
      [...read(join(dirname(file), sheet)).matchAll(/\.(\w+) \{[^{}]*overflow-x: (?:auto|scroll);/g)].map(
        ([, one]) => `${name}.${one}`,
      ),
  );
  if (scrolled.length === 0) return [];
  const found: { name: string; isSet: boolean }[] = [];
  new Visitor({
    JSXOpeningElement(element) {
      const classes = attributeOf(element, "className", text);
      for (const one of scrolled)
        if (new RegExp(`\\b${one}\\b`).test(classes))
          found.push({
            name: `${file}: ${one.split(".")[1]}`,
            isSet: attributeOf(element, "tabIndex", text) !== "",
          });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

function attributeOf({ attributes }: ESTree.JSXOpeningElement, name: string, text: string): string {
  const found = attributes.find((one) => one.type === "JSXAttribute" && one.name.name === name);
  const value = found?.type === "JSXAttribute" ? found.value : null;
  return value ? text.slice(value.start, value.end) : "";
}
