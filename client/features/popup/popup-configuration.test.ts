import { expect, test } from "vitest";
import { popupMarkdown, popupWords } from "./popup-configuration.ts";

test("a campaign's words are its own", () => {
  const words = { title: " Bonjour ", text: "Un mot", button: "Voir", link: "/chien/" };
  expect(popupWords(words)).toEqual({ ...words, title: "Bonjour" });
});

test.each([
  [{}],
  [{ title: "", text: "   ", button: 4, link: "javascript:alert(1)" }],
  [{ title: ["a"], text: {}, button: null, link: { url: "/" } }],
  [{ title: "a".repeat(121), text: "a".repeat(601), button: "a".repeat(61), link: "//evil.example" }],
])("what cannot be read of %j is as if it were absent", (configuration) => {
  expect(popupWords(configuration)).toEqual({});
});

test("Markdown is text of 8,000 characters at most", () => {
  expect(popupMarkdown({ content: "Un **mot**" })).toBe("Un **mot**");
  for (const content of [undefined, "", "  ", 4, ["a"], "a".repeat(8001)])
    expect(popupMarkdown({ content })).toBeUndefined();
});
