import { expect, test } from "vitest";
import { knownFrequencies } from "../frequency/frequency.ts";
import { addedBy, joinedText } from "./joined-line.ts";

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
  expect(said(2, null, [1, 0])).toBeUndefined();
});

test("what was added is read from the form: one by default, and once unless a subscription was chosen", () => {
  const variantCode = "11000101";
  expect(addedBy({ variantCode })).toEqual({ quantity: 1, interval: 0 });
  expect(addedBy({ variantCode, quantity: "3", purchase: "subscription", interval: "62" })).toEqual({
    quantity: 3,
    interval: 62,
  });
  expect(addedBy({ variantCode, purchase: "one-off", interval: "62" }).interval).toBe(0);
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
