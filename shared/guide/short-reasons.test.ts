import { expect, test } from "vitest";
import { shortReasons } from "./short-reasons.ts";

const energy = { code: "sterilized", text: "Stérilisée : −25 % d’énergie" };

test("a known reason has the shop’s few words, an unknown one the service’s", () => {
  const reasons = [
    { code: "light-recipe", text: "Moins calorique : une gamelle qui reste pleine" },
    { code: "sterilized-recipe", text: "Recette pour chats stérilisés, moins grasse" },
    { code: "toString", text: "Une raison nouvelle" },
    energy,
  ];
  expect(shortReasons(reasons, "cat")).toEqual([
    "Moins de calories",
    "Pour chats stérilisés",
    "Une raison nouvelle",
  ]);
});

test("what moves the energy need is told only if nothing else is", () =>
  expect(shortReasons([energy], "cat")).toEqual([energy.text]));
