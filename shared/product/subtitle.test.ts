import { expect, test } from "vitest";
import { newSubtitle } from "./subtitle.ts";

test("a subtitle that repeats the name is left out, one with a word or figure of its own is kept", () => {
  const name = "Croquettes chien senior – Agneau & lentilles, sans céréales";
  expect(newSubtitle(name, "Agneau et lentilles, une recette sans céréales")).toBe("");
  expect(newSubtitle(name, "")).toBe("");
  expect(newSubtitle(name, "Agneau et lentilles, dès 8 ans")).toBe("Agneau et lentilles, dès 8 ans");
  expect(newSubtitle(name, "Une recette bio")).toBe("Une recette bio");
});
