import { departureFrom } from "../../shared/delivery/departure.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";
import type { subscriptionItems, subscriptions } from "../database/schema/subscriptions.ts";
import { dayOf, endOfMonth, noonOf } from "../paris-days.ts";
import { demoAddress } from "./demo-addresses.ts";
import { demoSubscriptionStateRows } from "./demo-subscription-states.ts";

export const demoFrequencies = [
  { days: 21, position: 0, label: "3 semaines" },
  { days: 31, position: 1, label: "1 mois" },
  { days: 42, position: 2, label: "6 semaines" },
  { days: 49, position: 3, label: "7 semaines" },
  { days: 62, position: 4, label: "2 mois" },
  { days: 70, position: 5, label: "10 semaines" },
  { days: 77, position: 6, label: "11 semaines" },
  { days: 93, position: 7, label: "3 mois" },
  { days: 124, position: 8, label: "4 mois" },
  { days: 155, position: 9, label: "5 mois" },
];

export const dogSubscription = { id: 1, interval: 42, shipped: 3, nextIn: 9 };
export const catSubscription = { id: 2, interval: 62, shipped: 1, nextIn: 40 };

export function demoSubscriptionRows(now: Date): {
  subscriptions: (typeof subscriptions.$inferInsert)[];
  items: (typeof subscriptionItems.$inferInsert)[];
} {
  const home = demoAddress(1, "Maison");
  const office = demoAddress(1, "Bureau");
  const states = demoSubscriptionStateRows(now);
  const common = { customerId: 1, billingAddress: home, paymentMethod: "card" };
  return {
    subscriptions: [
      {
        ...common,
        ...datesOf(dogSubscription, now),
        number: "ABO0000001",
        shippingAddress: home,
        shippingMethod: "colissimo",
        card: { brand: "visa", lastDigits: "4242", expiresAt: endOfMonth(dayOf(now)) },
        couponCodes: ["FIDELE10"],
        cardRemindedAt: now.toISOString(),
      },
      {
        ...common,
        ...datesOf(catSubscription, now),
        number: "ABO0000002",
        shippingAddress: office,
        shippingMethod: "mondial-relay",
        pickupPoint: "FR-01001",
        card: { brand: "mastercard", lastDigits: "8210", expiresAt: endOfMonth(dayAfter(dayOf(now), 500)) },
      },
      ...states.subscriptions,
    ],
    items: [
      { subscriptionId: 1, variantCode: "11000103", quantity: 1 },
      { subscriptionId: 1, variantCode: "13000501", quantity: 2 },
      { subscriptionId: 1, variantCode: "13000302", quantity: 1, once: true },
      { subscriptionId: 2, variantCode: "21000203", quantity: 1 },
      { subscriptionId: 2, variantCode: "22000501", quantity: 2 },
      ...states.items,
    ],
  };
}

export function deliveriesOf({ interval, shipped, nextIn }: typeof dogSubscription): number[] {
  return Array.from({ length: shipped }, (_, index) => interval * (shipped - index) - nextIn);
}

function datesOf(subscription: typeof dogSubscription, now: Date) {
  const { id, interval, shipped, nextIn } = subscription;
  const [first = 0] = deliveriesOf(subscription);
  return {
    id,
    subscriptionInterval: interval,
    shippedCount: shipped,
    period: shipped + 1,
    createdAt: new Date(now.getTime() - first * 24 * 3600_000).toISOString(),
    nextShipmentDate: noonOf(departureFrom(dayAfter(dayOf(now), nextIn))),
  };
}
