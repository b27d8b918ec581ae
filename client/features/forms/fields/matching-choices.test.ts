import { expect, test } from "vitest";
import { matchingChoices, namedChoice } from "./matching-choices.ts";

const choices = [
  { value: "1", label: "Berger de Brie" },
  { value: "2", label: "Épagneul breton" },
  { value: "3", label: "Border collie" },
  { value: "4", label: "Collie à poil long" },
  { value: "5", label: "Bichon havanais", disabled: true },
];

const found = (text: string) => matchingChoices(choices, text).map(({ value }) => value);

test("each word that was typed begins a word of the choice, whatever accents and capitals", () => {
  expect(found("EPAG br")).toEqual(["2"]);
  expect(found("br")).toEqual(["1", "2"]);
  expect(found("agneul")).toEqual([]);
});

test("one typo is forgiven from five letters on, if nothing is written so", () => {
  expect(found("colie")).toEqual(["3", "4"]);
  expect(found("epangeul")).toEqual(["2"]);
  expect(found("brei")).toEqual([]);
});

test("what begins with the text comes first; what is disabled never", () => {
  expect(found("collie")).toEqual(["4", "3"]);
  expect(found("bichon")).toEqual([]);
});

test("nothing typed is every choice, and names none", () => {
  expect(found("  ")).toHaveLength(4);
  expect(namedChoice(choices, "")).toBeUndefined();
});

test("a choice is named by its whole label alone", () => {
  expect(namedChoice(choices, "epagneul Breton")?.value).toBe("2");
  expect(namedChoice(choices, "épagneul")).toBeUndefined();
});
