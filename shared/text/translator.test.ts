import { expect, expectTypeOf, test } from "vitest";
import { locale, type TextKey, translator } from "./translator.ts";

const texts = {
  title: "Votre panier",
  empty: "",
  line: {
    remove: "Retirer {{name}}",
    move: "{{ name }} : {{count}} sur {{ total }}",
    count: ({ count }: { count: number }) => (count > 1 ? `${count} articles` : `${count} article`),
  },
  now: () => "à l'instant",
  errors: { short: "Au moins {{minimum}} caractères" },
} as const;
const t = translator(texts);

test("the shop speaks French of France", () => {
  expect(locale).toBe("fr-FR");
});

test("a text is found by its dotted path", () => {
  expect(t("title")).toBe("Votre panier");
  expect(t("line.remove", { name: "Croquettes" })).toBe("Retirer Croquettes");
  expect(t("line.move", { name: "Riz", count: 0, total: 3 })).toBe("Riz : 0 sur 3");
});

test("a text may be a function, for plurals", () => {
  expect(t("line.count", { count: 1 })).toBe("1 article");
  expect(t("line.count", { count: 2 })).toBe("2 articles");
  expect(t("now")).toBe("à l'instant");
});

test("what stands in for a placeholder is taken as it is", () => {
  expect(t("line.remove", { name: "{{count}} $& <b>" })).toBe("Retirer {{count}} $& <b>");
});

test("two areas do not see each other's texts", () => {
  const other = translator({ other: "Autre" });
  expect(other("other")).toBe("Autre");
  expect(other.find("title")).toBeUndefined();
  expect(t.find("other")).toBeUndefined();
});

test("a key known only at run time is looked up, with its parameters", () => {
  expect(t.find("title")).toBe("Votre panier");
  expect(t.find("errors.short", { minimum: 5 })).toBe("Au moins 5 caractères");
  expect(t.find("line.count", { count: 2 })).toBe("2 articles");
});

test.each([
  "unknown",
  "line",
  "line.unknown",
  "title.length",
  "empty",
  "",
  "constructor",
  "toString",
  "line.constructor.name",
  "__proto__",
])("there is no text at %j", (key) => {
  expect(t.find(key)).toBeUndefined();
});

test("a text whose parameters are not all given is not found, rather than shown with a hole", () => {
  expect(t.find("errors.short")).toBeUndefined();
  expect(t.find("line.move", { name: "Riz", count: 1 })).toBeUndefined();
  expect(t.find("line.count")).toBeUndefined();
});

test("keys are the paths of the texts, and nothing else", () => {
  expectTypeOf<TextKey<typeof texts>>().toEqualTypeOf<
    "title" | "empty" | "line.remove" | "line.move" | "line.count" | "now" | "errors.short"
  >();
  expectTypeOf(t).parameter(0).toEqualTypeOf<TextKey<typeof texts>>();
});

test("parameters are those the text names", () => {
  expectTypeOf(t<"title">).parameters.toEqualTypeOf<[key: "title"]>();
  expectTypeOf(t<"now">).parameters.toEqualTypeOf<[key: "now"]>();
  expectTypeOf(t<"line.remove">)
    .parameter(1)
    .toEqualTypeOf<Record<"name", string | number>>();
  expectTypeOf(t<"line.move">)
    .parameter(1)
    .toEqualTypeOf<Record<"name" | "count" | "total", string | number>>();
  expectTypeOf(t<"line.count">)
    .parameter(1)
    .toEqualTypeOf<{ count: number }>();
  expectTypeOf(t<"title">).returns.toEqualTypeOf<string>();
});
