import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const texts = globSync("{shared,worker,client}/**/{texts,*.texts}.ts");
const content = globSync("sandbox/content/**/*.{json,md}");
const code = globSync("{shared,worker,client,sandbox}/**/*.{ts,tsx}").filter(
  (name) => !/\.test\.|node_modules/.test(name),
);

/** An account, a cart, or what was typed. */
const mayBeLost = ["shared/account/texts.ts", "shared/checkout/texts.ts", "shared/forms/texts.ts"];

test("one idea a sentence: no French text has a semicolon", () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(content.length).toBeGreaterThan(100);
  expect(code.length).toBeGreaterThan(1000);
  const afterSpace = /(?:[\p{L}»)%…][ \u00a0\u202f]|[\u00a0\u202f]|\\u00a0|\\u202f|&nbsp;);/u;
  expect(saying(afterSpace, [...content, ...code])).toEqual([]);
});

test("“rien n’est perdu” is said only where something could be lost", () => {
  expect(
    saying(
      /rien n’(?:est|a été) perdu/i,
      texts.filter((name) => !mayBeLost.includes(name)),
    ),
  ).toEqual([]);
});

test("texts follow the glossary: a “colis” arrives, and an order or answer is “enregistrée”", () => {
  expect(saying(/(?:[Pp]rochain|[Dd]ernier|[Cc]haque|cet) envoi\b|(?:est|sont) gardée?s?\b/, texts)).toEqual(
    [],
  );
});

test("texts take no gender for granted and do not explain the machine", () => {
  const gendered = /[Vv]ous (?:êtes|serez|avez été|vous êtes) (?:\p{L}+ )?\p{L}+[éiu](?![\p{L}’])/u;
  expect(saying(gendered, texts)).toEqual([]);
  expect(
    saying(/[Nn](?:otre|os) (?:service(?: des commandes)?|serveurs?) (?:ne répond|s’est inter)/, texts),
  ).toEqual([]);
});

function saying(pattern: RegExp, names: readonly string[]): string[] {
  return names.flatMap((name) =>
    readFileSync(name, "utf8")
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
}
