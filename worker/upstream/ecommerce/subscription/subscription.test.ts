import { expect, test } from "vitest";
import { parseTolerantly } from "../../lists.ts";
import { subscriptionSchema } from "./subscription.ts";

const read = (answer: unknown) => parseTolerantly(subscriptionSchema, answer);

const whole = {
  "@id": "/api/v2/shop/subscriptions/7",
  id: 7,
  number: "A-0007",
  state: "active",
  items: [
    {
      id: 1,
      variant: "/api/v2/shop/product-variants/11000101",
      productName: "Croquettes chien",
      variantName: "2 kg",
      quantity: 2,
      available: false,
      once: true,
    },
  ],
  subscriptionInterval: 42,
  nextShipmentDate: "2026-12-01",
  editableUntil: "2026-11-26T22:59:59+00:00",
  locked: false,
  total: 5490,
  card: { brand: "visa", lastDigits: "4242", expiryMonth: 12, expiryYear: 2026 },
  alerts: [{ kind: "card_expiring", subject: "12/2026" }],
  pendingOrder: "/api/v2/shop/orders/aB3~x",
  pausedUntil: null,
};

test("a subscription is read with its days, its deadline and what needs attention", () => {
  expect(read(whole)).toMatchObject({
    leftOut: [],
    data: {
      id: 7,
      number: "A-0007",
      items: [{ productName: "Croquettes chien", quantity: 2, available: false, once: true }],
      interval: 42,
      nextShipmentDate: "2026-12-01",
      plannedDate: "2026-12-01",
      editableUntil: "2026-11-26T22:59:59.000Z",
      card: { lastDigits: "4242", expiryMonth: 12 },
      alerts: [{ kind: "card_expiring", subject: "12/2026" }],
      pendingOrder: "aB3~x",
    },
  });
});

test.each([
  ["2026-12-01", "2026-12-01"],
  ["2026-11-30T23:00:00+00:00", "2026-12-01"],
  ["2026-12-01T00:00:00+01:00", "2026-12-01"],
  ["2026-07-30T22:00:00Z", "2026-07-31"],
  ["2026-07-31T22:00:00Z", "2026-08-03"],
  ["2026-12-01 00:00:00", "2026-12-01"],
  ["2026-12-25", "2026-12-28"],
  ["2027-03-29T00:00:00+02:00", "2027-03-30"],
  [null, null],
  ["", null],
])("the next shipment %s is the day %s in Paris", (nextShipmentDate, day) => {
  expect(read({ ...whole, nextShipmentDate }).data?.nextShipmentDate).toBe(day);
});

test("an IRI alone, nulls and PHP's empty lists make a subscription without what they do not tell", () => {
  const answer = { "@id": "/api/v2/shop/subscriptions/9", items: {}, card: [], alerts: [], total: null };
  expect(read(answer)).toMatchObject({
    leftOut: [],
    data: {
      id: 9,
      number: "9",
      state: "unknown",
      items: [],
      card: null,
      nextShipmentDate: null,
      total: null,
    },
  });
});

test("odd members cost themselves and are logged; the others stand", () => {
  const odd = {
    ...whole,
    nextShipmentDate: "bientôt",
    total: "54,90",
    alerts: [{ kind: "moon_eclipse" }, { kind: "payment_failed", subject: "/api/v2/shop/payments/3" }],
  };
  const { data, leftOut } = read(odd);
  expect(data).toMatchObject({
    nextShipmentDate: null,
    total: null,
    interval: 42,
    alerts: [{ kind: "payment_failed", subject: null }],
  });
  expect(leftOut.map(({ kind, key }) => `${kind} ${key}`).toSorted()).toEqual([
    "alert #0",
    "member nextShipmentDate",
    "member total",
  ]);
});
