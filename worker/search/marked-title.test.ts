import { expect, test } from "vitest";
import { markedTitle } from "./marked-title.ts";

test("a name with a dash is told in two parts, each with its own marks", () => {
  expect(
    markedTitle([
      { text: "Croquettes " },
      { text: "chien", marked: true },
      { text: " adulte – " },
      { text: "Poulet", marked: true },
      { text: " & riz" },
    ]),
  ).toEqual({
    audience: [{ text: "Croquettes " }, { text: "chien", marked: true }, { text: " adulte" }],
    name: [{ text: "Poulet", marked: true }, { text: " & riz" }],
  });
});

test("a name without a dash, or with two, stays whole", () => {
  for (const text of ["Biscuits à l’herbe", "Museau – Croquettes – Poulet"])
    expect(markedTitle([{ text }])).toEqual({ name: [{ text }] });
});
