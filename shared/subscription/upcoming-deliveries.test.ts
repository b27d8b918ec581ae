import { expect, test } from "vitest";
import { knownFrequencies as frequencies } from "./subscription.ts";
import { upcomingDeliveries } from "./upcoming-deliveries.ts";

const ordered = new Date("2026-11-21T10:00:00Z");

test("each frequency is charged next when its second delivery leaves, the soonest first (spec 9, duties)", () => {
  const lines = [
    { subscriptionInterval: 62, total: 2000 },
    { subscriptionInterval: 0, total: 999 },
    { subscriptionInterval: 31, total: 1500 },
    { subscriptionInterval: 62, total: 500 },
  ];
  expect(upcomingDeliveries({ lines, frequencies }, ordered)).toEqual([
    { interval: 31, frequency: "Tous les mois", on: "2026-12-22T10:00:00.000Z", goods: 1500 },
    { interval: 62, frequency: "Tous les 2 mois", on: "2027-01-22T10:00:00.000Z", goods: 2500 },
  ]);
});

test("without a subscription nothing is charged again", () => {
  expect(
    upcomingDeliveries({ lines: [{ subscriptionInterval: 0, total: 999 }], frequencies }, ordered),
  ).toEqual([]);
});

test("amounts that the API did not settle are not guessed; an unknown frequency is told in days", () => {
  const lines = [
    { subscriptionInterval: 40, total: 100 },
    { subscriptionInterval: 40, total: null },
  ];
  expect(upcomingDeliveries({ lines, frequencies }, ordered)).toMatchObject([
    { frequency: "Tous les 40 jours", goods: null },
  ]);
});

test("labels are the e-commerce API's", () => {
  const monthly = {
    lines: [{ subscriptionInterval: 31, total: 100 }],
    frequencies: [{ code: 31, label: "Chaque mois" }],
  };
  expect(upcomingDeliveries(monthly, ordered)).toMatchObject([{ frequency: "Chaque mois" }]);
});
