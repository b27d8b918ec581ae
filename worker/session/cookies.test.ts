import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Context } from "hono";
import { expect, test } from "vitest";
import { storedEntries } from "../../shared/consent/stored-entries.ts";
import { browserCookies, clearCookie, customerCookies, readCookies } from "./cookies.ts";

const root = join(import.meta.dirname, "../..");
const told = Object.values(storedEntries).flat();

test("the page of the cookies tells of every cookie that the shop sets, and of no other", () => {
  const named = told.filter(({ kind, name }) => kind === "cookie" && !name.startsWith("_"));
  expect(named.map(({ name }) => name).toSorted()).toEqual(
    [...customerCookies, ...browserCookies].toSorted(),
  );
});

test("no cookie is set past the list of their names", () => {
  const sources = globSync("worker/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\./.test(file));
  const setting = sources.filter((file) => /\bsetCookie\(|"Set-Cookie"/.test(sourceOf(file)));
  expect(setting.toSorted()).toEqual([
    "worker/consent/clear-trackers.ts",
    "worker/session/cookies.ts",
    "worker/session/visitor/from-application.ts",
  ]);
});

test("a browser's storage is told of, whoever writes to it", () => {
  const kept = told.flatMap(({ kind, name }) => (kind === "cookie" ? [] : [name]));
  const keys = globSync("client/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\./.test(file) && /(local|session)Storage/.test(sourceOf(file)))
    .flatMap((file) => keysIn(file));
  expect(
    new Set(keys.map((key) => kept.find((name) => name.replace("*", "") === key) ?? `untold: ${key}`)),
  ).toEqual(new Set(kept));
});

function keysIn(file: string): string[] {
  const text = sourceOf(file);
  const [, prefix = ""] = /const prefix = "([^"]*)"/.exec(text) ?? [];
  const source = text.replaceAll(/\$\{prefix\}/g, prefix);
  const literal = [
    ...source.matchAll(/(?:key|Key|keyOf|mark)\b[^=\n]*=\s*(?:\([^)]*\) =>\s*)?["`]([\w:-]+)/g),
  ];
  const lists = [...source.matchAll(/storedList\(\(\) => \w+, "([\w:-]+)"/g)];
  return [
    ...literal.flatMap(([, key = ""]) => (key === "mesure:" ? [] : [key])),
    ...lists.map(([, name = ""]) => `mesure:${name}`),
  ];
}

const sourceOf = (file: string) => readFileSync(join(root, file), "utf8");

test("of thousands of carts in the cookies a few are read and cleared", () => {
  const header = Array.from({ length: 5000 }, (_, index) => `newCart-${index}=x`).join("; ");
  const context = new Context(new Request("http://museau.example/", { headers: { Cookie: header } }));
  expect(readCookies(context, "newCart-*")).toHaveLength(8);
  clearCookie(context, "newCart-*");
  expect(context.res.headers.getSetCookie()).toHaveLength(8);
});
