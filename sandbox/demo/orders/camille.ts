import { catSubscription, deliveriesOf, dogSubscription } from "../demo-subscriptions.ts";
import { arrived, type DemoOrder, home, placed, relay } from "./demo-order.ts";

const paid = {
  customerId: 1,
  states: placed.sent,
  payments: [{ method: "card", state: "completed" as const }],
};

const ofDogSubscription = deliveriesOf(dogSubscription).map(
  (daysAgo, index): DemoOrder => ({
    ...paid,
    ...arrived(daysAgo),
    name: `abonnement-oslo-${index + 1}`,
    lines: [
      { code: "11000103", quantity: 1, interval: dogSubscription.interval },
      { code: "13000501", quantity: 2, interval: dogSubscription.interval },
    ],
    carrier: home,
    couponCode: "FIDELE10",
    subscriptionId: dogSubscription.id,
    period: index + 1,
    address: "Maison",
  }),
);

const ofCatSubscription = deliveriesOf(catSubscription).map(
  (daysAgo, index): DemoOrder => ({
    ...paid,
    ...arrived(daysAgo),
    name: `abonnement-mirabelle-${index + 1}`,
    lines: [
      { code: "21000203", quantity: 1, interval: catSubscription.interval },
      { code: "22000501", quantity: 2, interval: catSubscription.interval },
    ],
    carrier: relay("FR-01001"),
    subscriptionId: catSubscription.id,
    period: index + 1,
    address: "Bureau",
  }),
);

export const camillesOrders: DemoOrder[] = [
  ...ofDogSubscription,
  ...ofCatSubscription,
  {
    ...paid,
    ...arrived(204),
    name: "friandises-de-printemps",
    lines: [
      { code: "13000102", quantity: 1 },
      { code: "23000102", quantity: 1 },
    ],
    carrier: home,
    address: "Maison",
  },
];
