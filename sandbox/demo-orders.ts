import type { orderItems, orders, payments } from "./database/schema.ts";
import { demoAddress, familyHouse } from "./demo-addresses.ts";
import { newTrackingCode } from "./ecommerce/tracking.ts";

type OrderRow = typeof orders.$inferInsert;
type PaymentRow = typeof payments.$inferInsert;

interface DemoOrder {
  name: string;
  daysAgo: number;
  states: Pick<OrderRow, "state" | "checkoutState" | "paymentState" | "shippingState">;
  lines: { code: string; quantity: number; interval?: number }[];
  payments: Omit<PaymentRow, "orderId">[];
  carrier?: { shippingMethod: string; pickupPoint?: string };
}

const customerId = 5;

const completed = "completed";
const home = { shippingMethod: "colissimo" };

const demoOrders: DemoOrder[] = [
  {
    name: "payee",
    daysAgo: 2,
    states: { state: "new", checkoutState: completed, paymentState: "paid", shippingState: "ready" },
    lines: [
      { code: "11000103", quantity: 1, interval: 42 },
      { code: "11000101", quantity: 2 },
    ],
    payments: [{ method: "card", state: "completed" }],
    carrier: home,
  },
  {
    name: "en-attente",
    daysAgo: 3,
    states: {
      state: "new",
      checkoutState: completed,
      paymentState: "awaiting_payment",
      shippingState: "ready",
    },
    lines: [{ code: "11000102", quantity: 1 }],
    payments: [{ method: "bank_transfer", state: "new" }],
    carrier: home,
  },
  {
    name: "paiement-refuse",
    daysAgo: 5,
    states: {
      state: "new",
      checkoutState: completed,
      paymentState: "awaiting_payment",
      shippingState: "ready",
    },
    lines: [{ code: "11000101", quantity: 1 }],
    payments: [
      {
        method: "card",
        state: "failed",
        bankCode: "51",
        bankMessage: "Provision insuffisante ou plafond dépassé",
      },
      { method: "card", state: "new" },
    ],
    carrier: { shippingMethod: "mondial-relay", pickupPoint: "FR-01001" },
  },
  {
    name: "expediee",
    daysAgo: 21,
    states: { state: "fulfilled", checkoutState: completed, paymentState: "paid", shippingState: "shipped" },
    lines: [{ code: "11000103", quantity: 1, interval: 42 }],
    payments: [{ method: "paypal", state: "completed" }],
    carrier: home,
  },
  {
    name: "annulee",
    daysAgo: 60,
    states: {
      state: "cancelled",
      checkoutState: completed,
      paymentState: "cancelled",
      shippingState: "cancelled",
    },
    lines: [{ code: "11000102", quantity: 2 }],
    payments: [{ method: "check", state: "cancelled" }],
    carrier: home,
  },
  {
    name: "remboursee",
    daysAgo: 120,
    states: {
      state: "fulfilled",
      checkoutState: completed,
      paymentState: "refunded",
      shippingState: "shipped",
    },
    lines: [{ code: "11000101", quantity: 3 }],
    payments: [{ method: "card", state: "completed" }],
    carrier: home,
  },
  // Left on another device: the login recovers it.
  {
    name: "panier",
    daysAgo: 1,
    states: { state: "cart", checkoutState: "cart", paymentState: "cart", shippingState: "cart" },
    lines: [{ code: "11000102", quantity: 1, interval: 31 }],
    payments: [{}],
  },
];

interface Prices {
  price: number;
  subscriptionPrice: number;
}

/** @param pricesOf the prices of a format, by its code */
export function demoOrderRows(now: Date, pricesOf: (code: string) => Prices) {
  const rows = demoOrders.map((order, index) => ({ order, id: index + 1 }));
  return {
    orders: rows.map(({ order, id }) => orderRow(order, id, now)),
    items: rows.flatMap(({ order, id }) =>
      order.lines.map(({ code, quantity, interval = 0 }): typeof orderItems.$inferInsert => {
        const { price, subscriptionPrice } = pricesOf(code);
        return {
          orderId: id,
          variantCode: code,
          quantity,
          subscriptionInterval: interval,
          unitPrice: interval ? subscriptionPrice : price,
          originalUnitPrice: price,
        };
      }),
    ),
    payments: rows.flatMap(({ order, id }) =>
      order.payments.map((payment): PaymentRow => ({ orderId: id, ...payment })),
    ),
  };
}

function orderRow({ name, daysAgo, states, carrier }: DemoOrder, id: number, now: Date): OrderRow {
  const day = 24 * 3600_000;
  const daysAfter = (days: number) => new Date(now.getTime() - (daysAgo - days) * day).toISOString();
  const at = daysAfter(0);
  const isPlaced = states.state !== "cart";
  return {
    id,
    tokenValue: `demo-${name}`,
    number: isPlaced ? `MUS${String(id).padStart(7, "0")}` : null,
    ...states,
    localeCode: "fr-FR",
    channelCode: "museau_fr",
    customerId,
    ...(isPlaced ? { billingAddress: family, shippingAddress: family } : {}),
    ...carrier,
    createdAt: at,
    checkoutCompletedAt: isPlaced ? at : null,
    ...(states.shippingState === "shipped" && {
      shippedAt: daysAfter(1),
      deliveredAt: daysAfter(3),
      trackingCode: newTrackingCode({ id, shippingMethod: carrier?.shippingMethod ?? null }),
    }),
  };
}

const family = demoAddress(customerId, familyHouse);
