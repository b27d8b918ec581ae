import { describe, expect, test } from "vitest";
import { type SubscriptionAlert, subscriptionAlerts } from "../customer-subscription.ts";
import { exampleSubscription } from "../subscription-example.ts";
import { alertTexts } from "./alert.texts.ts";
import { isEndRequested, shownAlerts } from "./shown-alerts.ts";

const now = new Date("2026-11-22T12:00:00Z");
const alert = (kind: SubscriptionAlert["kind"], subject: string | null = null) => ({ kind, subject });

const shown = (
  changes: Parameters<typeof exampleSubscription>[0],
  options: Partial<Parameters<typeof shownAlerts>[1]> = {},
) => shownAlerts(exampleSubscription(changes), { now, isNamed: false, ...options });

test("the most urgent one comes first; an ended subscription needs nothing", () => {
  const alerts = subscriptionAlerts.toReversed().map((kind) => alert(kind));
  const others = alerts.filter(({ kind }) => kind !== "payment_failed");
  expect(shown({ alerts }).map(({ rank }) => rank)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  expect(new Set(shown({ alerts }).map(({ key }) => key)).size).toBe(8);
  expect(shown({ alerts: others }).map(({ rank }) => rank)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9]);
  for (const state of ["stopped", "cancelled"] as const) expect(shown({ state, alerts })).toEqual([]);
});

test("what is missing to pay is urgent, the rest is not", () => {
  const urgent = subscriptionAlerts.filter((kind) => shown({ alerts: [alert(kind)] })[0]?.isUrgent);
  expect(urgent).toEqual(["card_expired", "payment_failed", "awaiting_payment"]);
});

test.each([
  ["card_expired", "?modifier=paiement"],
  ["card_expiring", "?modifier=paiement"],
  ["payment_failed", "?modifier=paiement"],
  ["awaiting_payment", "?modifier=paiement"],
  ["product_unavailable", "?modifier=echanger"],
  ["pickup_point_unavailable", "?modifier=livraison"],
  ["invalid_carrier", "?modifier=livraison"],
  ["invalid_promotion", "?modifier=code"],
] as const)("%s is mended at %s; by customer service where there is no such change", (kind, to) => {
  const alerts = [alert(kind)];
  expect(shown({ alerts })[0]?.mend.href).toBe(`/mon-compte/mes-abonnements/1/${to}`);
  expect(shown({ alerts }, { isOffered: () => false })[0]?.mend.href).toBe("/nous-contacter/");
});

test("a refused payment with an expired card is one alert, which names both and no deadline", () => {
  const alerts = [alert("card_expired"), alert("payment_failed")];
  const [only, ...others] = shown({ alerts, pendingOrder: "abc" });
  expect(others).toEqual([]);
  expect(only?.text).toMatch(/^La carte.* a expiré\. Le dernier paiement a été refusé\.$/);
  expect(only?.when).toBe(alertTexts.when.paid);
});

test("a requested end tells its reference, and leads to customer service", () => {
  const subject = "RES-2345-6789, 22 novembre 2026 à 13 h";
  const [requested] = shown({ alerts: [alert("termination_requested", subject)] });
  expect(requested).toMatchObject({ isUrgent: false, mend: { href: "/nous-contacter/" } });
  expect(requested?.text).toContain(subject);
});

test("an order that waits for its payment is paid on its own page", () => {
  const alerts = [alert("awaiting_payment", "MUS1")];
  expect(shown({ alerts, pendingOrder: "abc" })[0]?.mend.href).toBe("/commande/abc/?compte=1");
  const refused = { alerts: [alert("payment_failed", "MUS1"), ...alerts], pendingOrder: "abc" };
  expect(shown(refused).map(({ mend }) => mend.label)).toEqual(["Changer de carte"]);
  expect(shown(refused, { isOffered: () => false }).map(({ mend }) => mend)).toEqual([
    { href: "/commande/abc/?compte=1", label: "Finaliser le paiement" },
  ]);
});

test("only an order that waits is paid on its page; a card that expires is changed, or customer service helps", () => {
  const isOffered = (change: string) => change !== "paiement";
  const mended = (kind: SubscriptionAlert["kind"]) =>
    shown({ alerts: [alert(kind)], pendingOrder: "abc" }, { isOffered })[0]?.mend;
  expect(mended("payment_failed")).toEqual({
    href: "/commande/abc/?compte=1",
    label: alertTexts.mend.awaiting_payment,
  });
  expect(mended("card_expired")).toEqual({ href: "/nous-contacter/", label: alertTexts.mend.contact });
});

test("an end is requested if one of the alerts says so", () => {
  const [failed, requested] = [alert("payment_failed"), alert("termination_requested")];
  expect(isEndRequested({ alerts: [] })).toBe(false);
  expect(isEndRequested({ alerts: [failed, alert("termination_requested_elsewhere")] })).toBe(false);
  expect(isEndRequested({ alerts: [failed, requested] })).toBe(true);
});

test("another product is chosen for the very line that cannot be had", () => {
  const line = {
    variant: null,
    variantName: "",
    quantity: 1,
    unitPrice: 1,
    originalUnitPrice: 1,
    subtotal: 1,
    once: false,
  };
  const items = [
    { ...line, id: 7, productName: "Croquettes", available: false },
    { ...line, id: 8, productName: "Pâtée", available: false },
    { ...line, id: 9, productName: "Friandise", available: true },
  ];
  for (const [subject, id] of [
    ["Pâtée", 8],
    [null, 7],
  ] as const)
    expect(shown({ items, alerts: [alert("product_unavailable", subject)] })[0]?.mend.href).toContain(
      `article=${id}`,
    );
});

const card = { brand: "visa", lastDigits: "4242", expiryMonth: null, expiryYear: null };

describe("by when it matters", () => {
  const when = (kind: SubscriptionAlert["kind"], changes = {}) =>
    shown({ alerts: [alert(kind)], ...changes })[0];

  test("the deadline, by day and hour", () => {
    expect(when("product_unavailable")?.when).toBe(
      "Agissez avant le jeudi\u00a026\u00a0novembre à\u00a023\u00a0h\u00a059 pour recevoir votre colis du mardi\u00a01er\u00a0décembre.",
    );
  });

  test("inside the lock a card still counts until it is debited; what is in the parcel no longer does", () => {
    const locked = { locked: true };
    expect(when("card_expired", locked)?.when).toBe(
      "À régler avant le débit du mardi\u00a01er\u00a0décembre.",
    );
    const late = when("invalid_carrier", locked);
    expect(late?.when).toContain("est déjà en préparation");
    expect(late?.mend.href).toBe("/nous-contacter/");
  });

  test("a card that expires after the next parcel still pays it", () => {
    const expiring = (month: number) =>
      when("card_expiring", { card: { ...card, expiryMonth: month, expiryYear: 2026 } })?.when;
    expect(expiring(12)).toBe(
      "Elle règle encore votre colis du mardi\u00a01er\u00a0décembre. Changez-la pour les suivants.",
    );
    expect(expiring(11)).toContain("pour recevoir votre colis");
    expect(when("card_expiring", { card })?.when).toContain("pour recevoir votre colis");
  });

  test("a payment at once; nobody knows without a day", () => {
    expect(when("payment_failed")?.when).toContain("dès que le paiement est accepté");
    expect(when("card_expired", { nextShipmentDate: null })?.when).toBeNull();
  });
});

test("beside other subscriptions it is named", () => {
  const alerts = [alert("card_expired")];
  expect(shown({ alerts, card }, { isNamed: true })[0]?.text).toBe(
    "La carte finissant par 4242, qui règle votre abonnement «\u00a0Croquettes chien adulte\u00a0», a expiré.",
  );
  expect(shown({ alerts, card })[0]?.text).toBe("La carte finissant par 4242 a expiré.");
  expect(shown({ alerts, card: null })[0]?.text).toBe("La carte a expiré.");
});

test("a subscription that began with an offered order asks for its card", () => {
  const [asked] = shown({ card: null, pendingOrder: "abc", alerts: [alert("awaiting_payment", "")] });
  expect(asked).toMatchObject({
    text: "Aucune carte n’est enregistrée pour les prochaines livraisons.",
    mend: { href: expect.stringContaining("?modifier=paiement"), label: "Enregistrer une carte" },
  });
  const [due] = shown({ card: null, pendingOrder: "abc", alerts: [alert("awaiting_payment", "MUS1")] });
  expect(due?.mend.label).toBe("Finaliser le paiement");
  const [charged] = shown({ card, pendingOrder: "abc", alerts: [alert("awaiting_payment", "")] });
  expect(charged).toMatchObject({
    when: alertTexts.when.paid,
    mend: { href: "/commande/abc/?compte=1", label: "Finaliser le paiement" },
  });
});
