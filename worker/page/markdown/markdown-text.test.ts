import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { renderMarkdown } from "./markdown.ts";
import { link, plain, prose, table } from "./markdown-text.ts";

const origin = "https://shop.example";

const seen = (markdown: string) =>
  renderMarkdown(markdown)
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ")
    .trim();

test.each([
  "Poulet *fermier* & riz",
  "[ici](javascript:alert(1))",
  "<script>alert(1)</script>",
  "# Titre",
  "- 10 % à chaque livraison",
  "1. Peser",
  "a | b",
  "`code` __gras__ ~~barré~~",
  String.raw`un \ deux`,
])("a text stays what it is: %j", (text) => {
  expect(seen(plain(text))).toBe(text);
});

test("no text makes an element of its own", () => {
  assertProperty(
    fc.property(fc.stringMatching(/^[a-z*_#<>[\]()`|~\\ -]{0,30}$/), (text) => {
      expect(renderMarkdown(`x ${plain(text)}`)).not.toMatch(/<(?!\/?p>|br)/);
    }),
  );
});

describe("a link", () => {
  test("has its whole address", () => {
    expect(link("Pâtées", "/chien/patees/", origin)).toBe("[Pâtées](https://shop.example/chien/patees/)");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x"])("to %s is words alone", (to) => {
    expect(link("ici", to, origin)).toBe("ici");
  });

  test("cannot end before its end", () => {
    expect(link("a](b", "/a(b)c/", origin)).toBe(String.raw`[a\](b](https://shop.example/a%28b%29c/)`);
  });
});

test("a table has a line for its columns", () => {
  expect(table(["Format", "Prix"], [["2 kg", "12,90 €"]])).toBe(
    "| Format | Prix |\n| --- | --- |\n| 2 kg | 12,90 € |",
  );
});

test("an editor's Markdown takes its place, with whole addresses and without HTML", () => {
  expect(
    prose("# Un\n\n[ici](/page/livraison/) <b>gras</b> <script>x</script> {.classe}\n\n[non](javascript:x)", {
      origin,
    }),
  ).toBe("## Un\n\n[ici](https://shop.example/page/livraison/) gras\n\n[non](https://shop.example)");
});
