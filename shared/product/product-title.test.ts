import { expect, test } from "vitest";
import { titleOf } from "./product-title.ts";

test.each([
  ["Croquettes chien adulte – Poulet & riz", "Croquettes chien adulte", "Poulet & riz"],
  ["Croquettes chat\u00a0– Canard, sans céréales", "Croquettes chat · sans céréales", "Canard"],
  ["Pâtée – Bœuf, sans blé, sans sucre", "Pâtée · sans blé · sans sucre", "Bœuf"],
  ["Terrine chien — Agneau, riz et carottes", "Terrine chien", "Agneau, riz et carottes"],
  ["Jouet - Canard sans couture", "Jouet", "Canard sans couture"],
])("%s is told in two parts", (name, audience, recipe) => {
  expect(titleOf(name)).toEqual({ audience, recipe });
});

test.each([
  "Biscuits à l’herbe à chat",
  "Aiguillettes de canard, sans additif",
  "Croquettes mi-humides",
  "Museau – Croquettes – Poulet",
  "– Poulet",
  "Croquettes – ",
  "",
])("%j stays whole, because nothing says where its parts are", (name) => {
  expect(titleOf(name)).toEqual({ audience: null, recipe: name });
});
