import { expect, test } from "vitest";
import { correctionOf } from "./correction.ts";
import { toMarkedText } from "./marked-text.ts";

const found = (value: string) => ({ name: { value }, shelves: [{ value: "Chat" }] });

test.each([
  ["croqette chaton", "__mark__Croquettes__/mark__ __mark__chaton__/mark__ – Poulet", "croquettes chaton"],
  ["chein", "Terrine pour __mark__chien__/mark__", "chien"],
  ["sterlise", "Croquettes chat __mark__stérilisé__/mark__", "stérilisé"],
])("%s is meant as in %s", (query, name, meant) => {
  expect(correctionOf(query, found(name))).toBe(meant);
});

test.each([
  ["croquet", "__mark__Croquet__/mark__tes chien"],
  ["STÉRILISE", "Chat __mark__stérilisé__/mark__"],
  ["toutou", "Pour __mark__chien__/mark__"],
  ["saumon", "Saumon"],
  ["croquettes pas cher", "__mark__Croquettes__/mark__ sans __mark__céréales__/mark__"],
  ["chien/chat", "__mark__Chien__/mark__ de __mark__chasse__/mark__"],
  ["chien & chat", "__mark__Chien__/mark__ de __mark__chasse__/mark__"],
  ["code promo", "Un goût __mark__prononcé__/mark__"],
  ["résilier", "Une croissance __mark__régulière__/mark__"],
  ["moins", "__mark__soins__/mark__"],
  ["patées pour chats", "__mark__Pâtée__/mark__ pour __mark__chat__/mark__"],
])("%s is left as it is where the best product says %s", (query, name) => {
  expect(correctionOf(query, found(name))).toBeNull();
});

test("a marked text is cut into pieces, whatever HTML it holds", () => {
  expect(toMarkedText("<b>__mark__Chat__/mark__on</b>")).toEqual([
    { text: "<b>" },
    { text: "Chat", marked: true },
    { text: "on</b>" },
  ]);
  expect(toMarkedText("Chien")).toEqual([{ text: "Chien" }]);
  expect(toMarkedText("")).toEqual([]);
});
