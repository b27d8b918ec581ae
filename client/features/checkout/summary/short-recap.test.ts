import { expect, test } from "vitest";
import { emptyCart } from "../../../../shared/cart/cart.ts";
import { shortRecap } from "./short-recap.ts";

const line = {
  ...{ id: 1, variantCode: "11000101", productName: "Croquettes", variantName: "2 kg", quantity: 2 },
  ...{ subscriptionInterval: 31, unitPrice: 1971, total: 3942 },
};
const home = {
  ...{ carrier: { name: "Colissimo", description: "" }, point: null, isFetched: false, address: null },
};
const card = { code: "card", name: "Carte bancaire" };
const plain = (texts: string[]) => texts.map((text) => text.replaceAll("\u00a0", " "));

test("the short recap names goods, delivery, payment, and the terms of a subscription", () => {
  const cart = { ...emptyCart, lines: [line, { ...line, id: 2 }, { ...line, id: 3 }] };
  const charge = {
    ...{ basis: "settled" as const, amount: 2461, delivery: 490, services: 0 },
    ...{ isReduced: false, mayHaveFees: false },
  };
  const upcoming = [
    { interval: 31, frequency: "tous les mois", on: "2026-12-31T08:00:00.000Z", awaits: null, charge },
  ];
  const point = { name: "Tabac du Port", street: "", postcode: "", city: "" };
  expect(plain(shortRecap({ cart, delivery: { ...home, point }, method: card, upcoming }))).toEqual([
    "2 × Croquettes, 2 kg et 2 autres articles",
    "Colissimo · Tabac du Port · Carte bancaire",
    "Tous les mois, 2 livraisons au minimum. Prochain débit le 31 décembre 2026 : 24,61 €, livraison comprise.",
  ]);
});

test("it leaves out what an order lacks", () => {
  const cart = { ...emptyCart, lines: [line] };
  const delivery = { ...home, carrier: null };
  expect(plain(shortRecap({ cart, delivery, method: null, upcoming: [] }))).toEqual(["2 × Croquettes, 2 kg"]);
});
