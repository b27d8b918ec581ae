import { expect, test } from "vitest";
import { knownFrequencies } from "../subscription/subscription.ts";
import { joinedText } from "./joined-line.ts";

const said = (quantity: number | null, subscriptionInterval: number | null, added: [number, number]) =>
  joinedText(
    { quantity, subscriptionInterval },
    { quantity: added[0], interval: added[1] },
    knownFrequencies,
  )?.replaceAll("\u00a0", " ");

test("what is new in the cart says nothing", () => {
  expect(said(2, 0, [2, 0])).toBeUndefined();
  expect(said(1, 31, [1, 31])).toBeUndefined();
  expect(said(null, 31, [1, 0])).toBeUndefined();
});

test("what joins a line says how all of it is bought", () => {
  expect(said(3, 0, [1, 0])).toBe("Cela fait 3 exemplaires de ce format, tous en achat unique.");
  expect(said(3, 62, [1, 62])).toBe(
    "Cela fait 3 exemplaires de ce format, tous en abonnement : tous les 2 mois, 2 livraisons au minimum.",
  );
});

test("a service that keeps the line's own way of buying is repeated", () => {
  expect(said(1, 0, [1, 31])).toBe("Ce format reste en achat unique dans votre panier.");
  expect(said(1, 31, [1, 0])).toContain("Ce format est en abonnement dans votre panier : tous les mois");
});
