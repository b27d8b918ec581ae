import { departureFrom } from "../../shared/delivery/departure.ts";
import { subscriptionHref } from "../../shared/subscription/subscription-href.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";
import type { Card, subscriptionItems, subscriptions } from "../database/schema/subscriptions.ts";
import { dayOf, endOfMonth, noonOf } from "../paris-days.ts";
import { demoAddress } from "./demo-addresses.ts";
import { arrived, type DemoOrder, home, placed } from "./orders/demo-order.ts";

type Row = typeof subscriptions.$inferInsert;

interface DemoSubscription {
  id: number;
  nextIn: number | null;
  row?: Partial<Row>;
  lines?: { variantCode: string; quantity: number }[];
  answer?: NonNullable<Card["answer"]>;
  cardEndsIn?: number;
}

const [claire, antoine] = [7, 8];
const interval = 42;
const shipped = 3;
const day = 86_400_000;

/**
 * Several products, so that months of renewals sell none out; together below the 30 kg that carriers take.
 */
const bags = ["11000502", "11002302", "11001202", "11001802", "11002102"];
const besides = ["12001302", "13000703", "12001103", "13001402"];

const foodOf = (id: number) => [
  { variantCode: bags[id % bags.length] ?? "", quantity: 1 },
  { variantCode: besides[id % besides.length] ?? "", quantity: 2 },
];
const soldOut = [{ variantCode: "11000203", quantity: 1 }];
const ordered = { period: shipped + 2 };
const sentToRelay = { shippingMethod: "mondial-relay", pickupPoint: "FR-01004" };

const all: DemoSubscription[] = [
  { id: 3, nextIn: 18, row: { customerId: claire } },
  { id: 4, nextIn: 33 },
  { id: 5, nextIn: 2, row: { state: "processing" } },
  { id: 6, nextIn: 41, row: { ...ordered, state: "payment_failed" }, answer: "failed" },
  { id: 7, nextIn: 41, row: { ...ordered, state: "awaiting_payment" }, answer: "authentication" },
  { id: 8, nextIn: 75, row: { state: "paused" } },
  { id: 9, nextIn: 25, row: { state: "product_unavailable" }, lines: soldOut },
  { id: 10, nextIn: 26, row: { state: "pickuppoint_unavailable", ...sentToRelay }, lines: foodOf(5) },
  { id: 11, nextIn: 27, row: { state: "error", shippingMethod: "bpost" } },
  { id: 12, nextIn: 28, row: { couponCodes: ["ETE2025"] } },
  { id: 13, nextIn: 29, cardEndsIn: -40 },
  { id: 14, nextIn: 30, cardEndsIn: 0 },
  { id: 15, nextIn: 31, lines: [...foodOf(15), ...soldOut] },
  { id: 16, nextIn: 41, row: ordered },
  { id: 17, nextIn: null, row: { state: "stopped" } },
  { id: 18, nextIn: null, row: { state: "cancelled", shippedCount: 0, period: 2 } },
];

export function demoSubscriptionStateRows(now: Date): {
  subscriptions: Row[];
  items: (typeof subscriptionItems.$inferInsert)[];
} {
  return {
    subscriptions: all.map((one) => rowOf(one, now)),
    items: all.flatMap(({ id, lines = foodOf(id) }) =>
      lines.map((line) => ({ ...line, subscriptionId: id })),
    ),
  };
}

function rowOf({ id, nextIn, row, answer, cardEndsIn = 500 }: DemoSubscription, now: Date): Row {
  const today = dayOf(now);
  const customerId = row?.customerId ?? antoine;
  const address = demoAddress(customerId, "Maison");
  const told = now.toISOString();
  return {
    id,
    number: `ABO${String(id).padStart(7, "0")}`,
    customerId,
    createdAt: new Date(now.getTime() - (130 + id) * day).toISOString(),
    subscriptionInterval: interval,
    shippedCount: shipped,
    period: shipped + 1,
    nextShipmentDate: nextIn === null ? null : noonOf(departureFrom(dayAfter(today, nextIn))),
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: "colissimo",
    paymentMethod: "card",
    card: cardOf(answer, endOfMonth(dayAfter(today, cardEndsIn))),
    remindedOfDate: nextIn !== null && nextIn < 7 ? noonOf(departureFrom(dayAfter(today, nextIn))) : null,
    cardRemindedAt: cardEndsIn < 60 ? told : null,
    ...(row?.state === "paused" && { pausedUntil: noonOf(dayAfter(today, 60)) }),
    ...(row?.state === "stopped" && { abortedAt: new Date(now.getTime() - 20 * day).toISOString() }),
    ...row,
  };
}

const cardOf = (answer: Card["answer"], expiresAt = ""): Card => ({
  brand: "visa",
  lastDigits: "0000",
  expiresAt,
  ...(answer && { answer }),
});

const renewal = {
  customerId: antoine,
  daysAgo: 1,
  carrier: home,
  address: "Maison",
};

const linesOf = (id: number) =>
  foodOf(id).map(({ variantCode, quantity }) => ({ code: variantCode, quantity, interval }));

export const subscriptionOrders: DemoOrder[] = [
  ...[3, 4].map(
    (subscriptionId): DemoOrder => ({
      ...renewal,
      ...arrived(subscriptionId === 3 ? 24 : 9),
      name: `abonnement-livre-${subscriptionId}`,
      customerId: subscriptionId === 3 ? claire : antoine,
      lines: linesOf(subscriptionId),
      states: placed.sent,
      payments: [{ method: "card", state: "completed" }],
      subscriptionId,
      period: shipped,
    }),
  ),
  {
    ...renewal,
    name: "abonnement-refuse",
    states: placed.awaiting,
    payments: [
      {
        method: "card",
        state: "failed",
        bankCode: "51",
        bankMessage: "Provision insuffisante ou plafond dépassé",
      },
      { method: "card", state: "new" },
    ],
    lines: linesOf(6),
    subscriptionId: 6,
    period: shipped + 1,
    charges: 1,
  },
  {
    ...renewal,
    name: "abonnement-a-confirmer",
    states: placed.awaiting,
    payments: [
      {
        method: "card",
        state: "processing",
        gatewayToken: "demo-abonnement-a-confirmer",
        isAuthenticating: true,
        returnPath: subscriptionHref(7),
      },
    ],
    lines: linesOf(7),
    subscriptionId: 7,
    period: shipped + 1,
    charges: 1,
  },
  {
    ...renewal,
    name: "abonnement-en-preparation",
    daysAgo: 0.2,
    states: placed.paid,
    payments: [{ method: "card", state: "completed" }],
    lines: linesOf(16),
    subscriptionId: 16,
    period: shipped + 1,
    charges: 1,
  },
];
