import { expect, test } from "vitest";
import { answerConsent } from "./consent.ts";

const { parse } = answerConsent.output;

test("an answer of consent is kept, or leads to a page", () => {
  expect(parse(null)).toBeNull();
  expect(parse({ redirect: "/chien/" })).toEqual({ redirect: "/chien/" });
});

test.each([undefined, {}, { redirect: 1 }, "/chien/"])("%j is no answer of consent", (answer) =>
  expect(() => parse(answer)).toThrow("neither"),
);
