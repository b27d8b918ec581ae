import { expect, test } from "vitest";
import { readCard } from "./test-cards.ts";

const now = new Date("2026-11-22T12:00:00Z");
const good = "4970 1000 0000 0000";

test.each([
  ["12/30", "2030-12-31T22:59:59.000Z"],
  ["09/2029", "2029-09-30T21:59:59.000Z"],
  ["0927", "2027-09-30T21:59:59.000Z"],
  ["11/26", "2026-11-30T22:59:59.000Z"],
])("a card expires at the end of its month: %s", (expiry, expiresAt) => {
  expect(readCard({ number: good, expiry }, now)).toEqual({
    answer: { state: "completed" },
    card: { brand: "visa", lastDigits: "0000", expiresAt },
  });
});

test.each([
  ["10/26", "Cette carte a expiré."],
  ["13/30", "Indiquez le mois et l’année d’expiration : 09/29."],
  ["", "Indiquez le mois et l’année d’expiration : 09/29."],
])("a card that has expired, or without a readable month, is not taken: %s", (expiry, problem) => {
  expect(readCard({ number: good, expiry }, now)).toEqual({ problem });
});

test("a card may pay today and be refused when a subscription charges it", () => {
  expect(readCard({ number: "5100100000000016", expiry: "12/30" }, now)).toMatchObject({
    answer: { state: "completed" },
    card: { brand: "mastercard", answer: "failed" },
  });
  expect(readCard({ number: "4111111111111111", expiry: "12/30" }, now)).toHaveProperty("problem");
});
