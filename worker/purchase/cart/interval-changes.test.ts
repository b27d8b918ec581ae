import { expect, test } from "vitest";
import type { OrderItem } from "../../../shared/order/order.ts";
import { intervalChanges, subscriptionsIn } from "./interval-changes.ts";

const item = (code: string, subscriptionInterval: number | null): OrderItem => ({
  id: Number(code),
  variant: { code },
  productName: "Terrine",
  variantName: code,
  quantity: 1,
  unitPrice: 350,
  originalUnitPrice: 350,
  subtotal: 350,
  total: 350,
  subscriptionInterval,
});

const cart = (intervals: Record<string, number | null>) => ({
  items: Object.entries(intervals).map(([code, interval]) => item(code, interval)),
});

const said = (before: Record<string, number | null>, after: Record<string, number | null>) =>
  intervalChanges(cart(before), cart(after)).map((sentence) => sentence.replaceAll("\u00a0", " "));

test("what became a subscription or a one-off purchase, or has another rhythm, is said by name", () => {
  expect(said({ "1": 0 }, { "1": 31 })).toEqual([
    "En abonnement désormais, tous les mois, 2 livraisons au minimum : Terrine, 1.",
  ]);
  expect(said({ "1": 31, "2": 62 }, { "1": 0, "2": 0 })).toEqual([
    "En achat unique désormais, et non plus en abonnement : « Terrine, 1 » et « Terrine, 2 ».",
  ]);
  expect(said({ "1": 31 }, { "1": 62 })).toEqual(["Livré désormais tous les 2 mois : Terrine, 1."]);
});

test("what is the same, new, gone or unknown is no change", () => {
  expect(
    said({ "1": 31, "2": 0, "3": null, "4": 31 }, { "1": 31, "2": 0, "3": 31, "4": null, "5": 31 }),
  ).toEqual([]);
});

test("subscriptions that are found are named with their rhythm", () => {
  expect(subscriptionsIn(cart({ "1": 0 }))).toBeUndefined();
  expect(subscriptionsIn(cart({ "1": 42, "2": 0 }))?.replaceAll("\u00a0", " ")).toBe(
    "En abonnement, 2 livraisons au minimum : Terrine, 1 (toutes les 6 semaines).",
  );
});
