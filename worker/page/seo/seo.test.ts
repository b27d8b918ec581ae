import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { metaDescription, pageTitle } from "./seo.ts";

test.each([
  ["Croquettes pour chien", "Croquettes pour chien | Museau"],
  ["  Croquettes \n pour chien ", "Croquettes pour chien | Museau"],
  ["Nos engagements | Museau", "Nos engagements | Museau"],
  ["Museau", "Museau"],
  ["", "Museau"],
  [undefined, "Museau"],
  [null, "Museau"],
  [
    "Croquettes pour grand chien adulte sensible, agneau et riz",
    "Croquettes pour grand chien adulte sensible, agneau et riz",
  ],
  [
    "Mon chien a mangé des croquettes pour chat toute la semaine, dois-je m’inquiéter ?",
    "Mon chien a mangé des croquettes pour chat toute la semaine…",
  ],
])("a page titled %j is %j in the tab", (title, shown) => {
  expect(pageTitle(title)).toBe(shown);
});

test.each([
  [
    "# Nos croquettes\n\nPour **chiens** _adultes_ et *chiots*.",
    "Nos croquettes Pour chiens adultes et chiots.",
  ],
  ["[Le guide](/guide-croquettes/) et [la suite][1]\n\n[1]: /faq/", "Le guide et la suite"],
  ["![Un chien](/chien.jpg) Du riz, `sans blé`", "Du riz, sans blé"],
  ["- riz\n- poulet\n\n1. un\n> dit-on", "riz poulet un dit-on"],
  ["Titre\n=====\n\n---\n\ntexte", "Titre texte"],
  ["| a | b |\n|---|:-:|\n| 1 | 2 |", "a b 1 2"],
  ["Texte {.grand #ici data-x=1} suite", "Texte suite"],
  ["```js\ncode\n```", "code"],
  ["de l’eau&nbsp;: &valueOf; et &toString;", "de l’eau : &valueOf; et &toString;"],
  ["5 \\* 3, 2 * 4, mot_composé_ici", "5 * 3, 2 * 4, mot_composé_ici"],
])("the Markdown %j is described as %j", (markdown, description) => {
  expect(metaDescription(markdown)).toBe(description);
});

test.each([
  ["<p>Une <strong>croquette</strong>, deux</p><p>Trois</p>", "Une croquette, deux Trois"],
  ["a<br>b<script>alert('x')</script>c<style>p{}</style>", "a b c"],
  ["<!-- note -->Texte<!-- sans fin", "Texte"],
  ["Riz&nbsp;&amp; poulet &eacute;lev&#233; &#x2014; &inconnu; &#0;", "Riz & poulet élevé — &inconnu; &#0;"],
  ["prix < 10 € et > 5 €", "prix < 10 € et > 5 €"],
])("the HTML %j is described as %j", (html, description) => {
  expect(metaDescription(html)).toBe(description);
});

test.each(["", "   ", "<p></p>", "![](a.png)", null, undefined])("%j leaves no description", (source) => {
  expect(metaDescription(source)).toBeUndefined();
});

test("a description has at most 300 characters, the mark of the cut included", () => {
  const description = metaDescription("croquettes ".repeat(60));
  expect(description).toMatch(/^(?:croquettes )+croquettes…$/);
  expect(description?.length).toBeLessThanOrEqual(300);
});

test("whatever an editor writes, the description is one short line", () => {
  const markup = fc.array(
    fc.constantFrom(..."<>[](){}*_`#|!&;-\\\n a1é🐶", "script", "p", "&#", "<!--", "-->", "</"),
    {
      maxLength: 600,
    },
  );
  assertProperty(
    fc.property(markup, (parts) => {
      const description = metaDescription(parts.join("")) ?? "";
      expect(description.length).toBeLessThanOrEqual(300);
      expect(description).not.toMatch(/\n|^\s|\s$/);
    }),
  );
});

test("of a huge text the first 10,000 characters are read", () => {
  for (const mark of ["<", "<a ", "[", "![", "{.", "* ", "- ", "&#", "<!--", "<script", "_a", " "]) {
    const huge = mark.repeat(200_000);
    expect(metaDescription(huge)).toBe(metaDescription(huge.slice(0, 10_000)));
  }
  expect(metaDescription(`${" ".repeat(9996)}mots beyond`)).toBe("mots");
});
