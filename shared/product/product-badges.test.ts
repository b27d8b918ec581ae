import { expect, test } from "vitest";
import { badgesOf } from "./product-badges.ts";

const badges = (name: string, ...filters: string[]) =>
  badgesOf({
    name,
    filters: filters.map((filter) => {
      const [facet = "", value = ""] = filter.split(": ");
      return { name: facet, value };
    }),
  });

test("a card has the two most telling values of its product's filters, whatever their order", () => {
  expect(
    badges("Croquettes", "besoin: Peau & pelage", "taille: Petit chien", "besoin: Sans céréales"),
  ).toEqual(["Sans céréales", "Petit chien"]);
});

test("what says nothing, what the name says, and a food for several sizes are no badges", () => {
  expect(badges("Croquettes", "besoin: Entretien", "protéine: Poulet")).toEqual([]);
  expect(badges("Croquettes – Canard, sans céréales", "besoin: Sans céréales")).toEqual([]);
  expect(badges("Croquettes chien moyen adulte", "taille: Moyen chien")).toEqual([]);
  expect(badges("Croquettes", "taille: Petit chien", "taille: Grand chien")).toEqual([]);
});
