import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const texts = globSync("{shared,worker,client}/**/{texts,*.texts}.ts");
const content = globSync("sandbox/content/{categories,faq,pages,products,shops}/**/*.{json,md}").filter(
  (name) =>
    !/\/(?:accessibilite|conditions-.*|cookies|donnees-personnelles|mentions-legales)\.md$/.test(name),
);

/** An account, a cart, or what was typed. */
const mayBeLost = ["shared/account/texts.ts", "shared/checkout/texts.ts", "shared/forms/texts.ts"];

test("one idea a sentence: no text has a semicolon, legal pages aside", () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(content.length).toBeGreaterThan(100);
  expect(saying(/(?:[ \u00a0\u202f]|\\u00a0|\\u202f);/, [...texts, ...content])).toEqual([]);
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
