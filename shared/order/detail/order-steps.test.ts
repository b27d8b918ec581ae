import { expect, test } from "vitest";
import { confirmationTexts } from "../confirmation/confirmation.texts.ts";
import { isOver, type OrderProgress, orderSteps } from "./order-steps.ts";

const sold: OrderProgress = { orderedOn: null, payment: "paid", sent: false };

test.each<[string, Partial<OrderProgress>, string[]]>([
  ["waits for its payment", { payment: "due" }, ["done", "current", "coming", "coming"]],
  ["is paid", {}, ["done", "done", "current", "coming"]],
  ["has left", { sent: true }, ["done", "done", "done", "current"]],
  ["has arrived", { sent: true, isDelivered: true }, ["done", "done", "done", "done"]],
  ["was cancelled", { payment: "cancelled" }, ["done", "done"]],
  ["was paid back on its way", { payment: "refunded", sent: true }, ["done", "done", "current", "done"]],
])("of an order that %s each step tells its state, one at most is current", (_, progress, states) => {
  expect(orderSteps({ ...sold, ...progress }).map(({ state }) => state)).toEqual(states);
});

test("a refund of a part names its amount if it is known", () => {
  const refund = (refunded: number | null) =>
    orderSteps({ ...sold, payment: "partially_refunded", refunded })[1]?.text;
  expect(refund(2490)).toBe("Nous vous avons remboursé 24,90\u00a0€, par le moyen de paiement utilisé.");
  expect(refund(null)).toBe(confirmationTexts.next.paymentText.partially_refunded);
});

test.each([
  ["home", false, "Un e-\u2060mail vous prévient du départ, avec le suivi du colis."],
  ["relay", false, "Un e-\u2060mail vous prévient du départ, avec le suivi du colis."],
  ["shop", false, "Un e-\u2060mail vous prévient dès que votre commande vous attend en magasin."],
  [undefined, false, "Un e-\u2060mail vous tient au courant de la livraison."],
  ["home", true, "Votre colis est parti."],
  ["shop", true, "Un e-\u2060mail vous prévient dès que votre commande vous attend en magasin."],
] as const)("a delivery of the kind %s, sent: %s, tells its mail or its place", (kind, sent, text) => {
  expect(orderSteps({ ...sold, sent, kind }).at(-1)?.text).toBe(text);
});

test.each([
  ["home", false, "Livraison prévue au plus tard le 27 novembre 2026."],
  ["relay", false, "Au point relais au plus tard le 27 novembre 2026."],
  [
    "shop",
    false,
    "En magasin au plus tard le 27 novembre 2026. Un e-\u2060mail vous prévient dès que votre commande vous attend en magasin.",
  ],
  [
    "shop",
    true,
    "Livraison estimée au 27 novembre 2026 au plus tard. Rien reçu ? Notre service client vous aide.",
  ],
] as const)("a parcel of the kind %s on its way, arrived: %s, tells its day", (kind, isDelivered, text) => {
  const carrier = { days: "Prêt en 1 à 2 jours ouvrés.", kind };
  const progress = { ...sold, sent: true, ...carrier, deliveredBy: "2026-11-27", isDelivered };
  expect(orderSteps(progress).at(-1)?.text?.replaceAll("\u00a0", " ")).toBe(text);
});

test.each([
  [
    "home",
    { isDue: true },
    "Livraison estimée au 27 novembre 2026 au plus tard. Rien reçu ? Notre service client vous aide.",
  ],
  [
    "shop",
    { isDue: true },
    "Livraison estimée au 27 novembre 2026 au plus tard. Rien reçu ? Notre service client vous aide.",
  ],
  ["home", { isDelivered: true, deliveredBy: null }, "Rien reçu ? Notre service client vous aide."],
] as const)(
  "a parcel of the kind %s whose day is over no longer promises anything: %j",
  (kind, after, text) => {
    const carrier = { days: "Livré en 2 à 3 jours ouvrés.", kind };
    const progress = { ...sold, sent: true, ...carrier, deliveredBy: "2026-11-27", ...after };
    expect(orderSteps(progress).at(-1)?.text?.replaceAll("\u00a0", " ")).toBe(text);
  },
);

test("no step says that a parcel arrived, which no carrier reports", () => {
  const names = orderSteps({ ...sold, sent: true, isDelivered: true }).map(({ name }) => name);
  expect(names.at(-1)).toBe(confirmationTexts.next.deliveryOver);
  expect(names).not.toContain(confirmationTexts.next.shipped);
});

test("steps that are all done ask for nothing more", () => {
  expect(isOver({ ...sold, sent: true, isDelivered: true })).toBe(true);
  expect(isOver({ ...sold, payment: "cancelled" })).toBe(true);
  expect(isOver({ ...sold, sent: true })).toBe(false);
});
