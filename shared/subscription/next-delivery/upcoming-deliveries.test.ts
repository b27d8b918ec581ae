import { expect, test } from "vitest";
import { knownFrequencies as frequencies } from "../../frequency/frequency.ts";
import type { ChargedLine } from "./next-charge.ts";
import { type Ordered, upcomingDeliveries } from "./upcoming-deliveries.ts";

const at = { paid: new Date("2026-11-21T10:00:00Z"), isCarrierDue: false, freeFrom: 4900, price: 490 };

const order = (lines: ChargedLine[]): Ordered => ({
  lines,
  frequencies,
  coupon: null,
  unreadLines: 0,
  accounting: { shippingFees: 490, serviceFees: 0, promotionReduction: 0, total: 5489 },
});

const line = (subscriptionInterval: number, total: number | null): ChargedLine => ({
  subscriptionInterval,
  quantity: 1,
  unitPrice: total,
  total,
});

test("each frequency is charged next when its second delivery leaves, the soonest first", () => {
  const lines = [line(62, 2000), line(0, 999), line(31, 1500), line(62, 500)];
  expect(upcomingDeliveries(order(lines), at)).toEqual([
    {
      interval: 31,
      frequency: "Tous les mois",
      on: "2026-12-22T12:00:00.000Z",
      awaits: null,
      charge: {
        basis: "carrier",
        amount: 1990,
        delivery: 490,
        services: 0,
        isReduced: false,
        mayHaveFees: true,
      },
    },
    {
      interval: 62,
      frequency: "Tous les 2 mois",
      on: "2027-01-22T12:00:00.000Z",
      awaits: null,
      charge: {
        basis: "carrier",
        amount: 2990,
        delivery: 490,
        services: 0,
        isReduced: false,
        mayHaveFees: true,
      },
    },
  ]);
});

test("its day counts from the payment: without one it is not said", () => {
  expect(upcomingDeliveries(order([line(31, 1500)]), { ...at, paid: null })).toMatchObject([
    { on: null, awaits: "payment", charge: { basis: "settled" } },
  ]);
});

test("an order that costs nothing leaves no card: no day is promised", () => {
  const free = order([line(31, 1500)]);
  const offered = { ...free, accounting: { ...free.accounting, total: 0 } };
  expect(upcomingDeliveries(offered, at)).toMatchObject([{ on: null, awaits: "card" }]);
});

test("without a subscription nothing is charged again", () => {
  expect(upcomingDeliveries(order([line(0, 999)]), at)).toEqual([]);
});

test("amounts that the API did not settle are not guessed; an unknown frequency is told in days", () => {
  const lines = [line(40, 100), line(40, null)];
  expect(upcomingDeliveries(order(lines), at)).toMatchObject([
    { frequency: "Tous les 40 jours", charge: null },
  ]);
});

test("labels are the e-commerce API's", () => {
  const monthly = { ...order([line(31, 100)]), frequencies: [{ code: 31, label: "Chaque mois" }] };
  expect(upcomingDeliveries(monthly, at)).toMatchObject([{ frequency: "Chaque mois" }]);
});
