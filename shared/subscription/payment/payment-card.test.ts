import { expect, test } from "vitest";
import * as clock from "../../time/clock.ts";
import { cardExpiry, cardName, isExpired, isUnpaid } from "./payment-card.ts";

const card = { brand: "visa", lastDigits: "4242", expiryMonth: 11, expiryYear: 2026 };

test.each([
  ["2026-11-30T22:59:59Z", false],
  ["2026-11-30T23:00:00Z", true],
  ["2027-01-01T12:00:00Z", true],
])("a card of November is good to the end of the month in Paris: at %s it is expired: %s", (now, expired) => {
  expect(isExpired(card, new Date(now))).toBe(expired);
});

test("a card is told by its brand, its last digits and its month", () => {
  expect(cardName(card)).toBe("Visa •••• 4242");
  expect(cardName({ ...card, brand: "cb" })).toBe("cb •••• 4242");
  expect(cardName({ ...card, brand: "constructor" })).toBe("constructor •••• 4242");
  expect(cardExpiry(card, new Date("2026-11-01"))).toBe("expire fin 11/2026");
  expect(cardExpiry(card, new Date("2027-11-01"))).toBe("expirée depuis fin 11/2026");
  expect(cardExpiry({ ...card, expiryMonth: null }, clock.date())).toBe("");
});

test("a card whose month or year nobody knows is not called expired", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  expect(isExpired({ expiryMonth: null, expiryYear: 2025 }, now)).toBe(false);
  expect(isExpired({ expiryMonth: 1, expiryYear: null }, now)).toBe(false);
});

test("an order that waits for its money is known by the state or by an alert", () => {
  expect(isUnpaid({ state: "active", alerts: [] })).toBe(false);
  expect(isUnpaid({ state: "payment_failed", alerts: [] })).toBe(true);
  expect(isUnpaid({ state: "active", alerts: [{ kind: "awaiting_payment", subject: null }] })).toBe(true);
  expect(isUnpaid({ state: "active", alerts: [{ kind: "card_expiring", subject: null }] })).toBe(false);
});
