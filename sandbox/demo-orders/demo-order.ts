import type { orders, payments } from "../database/schema/orders.ts";

type OrderRow = typeof orders.$inferInsert;

export interface DemoOrder {
  /** Its token is `demo-` and this. */
  name: string;
  customerId: number;
  /** Fractions are hours. */
  daysAgo: number;
  states: Pick<OrderRow, "state" | "paymentState" | "shippingState">;
  lines: { code: string; quantity: number; interval?: number }[];
  payments: Omit<typeof payments.$inferInsert, "orderId">[];
  carrier?: { shippingMethod: string; pickupPoint?: string };
  couponCode?: string;
  subscriptionId?: number;
  /** Of the subscription. */
  period?: number;
  /** By the mandate of the subscription; one that is not paid is charged again two days after the order. */
  charges?: number;
  shippedDaysAgo?: number;
  deliveredDaysAgo?: number;
  /** Of the address book. */
  address: string;
}

export const placed = {
  awaiting: { state: "new", paymentState: "awaiting_payment", shippingState: "ready" },
  paid: { state: "new", paymentState: "paid", shippingState: "ready" },
  sent: { state: "fulfilled", paymentState: "paid", shippingState: "shipped" },
} as const;

export const home = { shippingMethod: "colissimo" };
export const relay = (pickupPoint: string) => ({ shippingMethod: "mondial-relay", pickupPoint });

/** Sent the day after, delivered two days later. */
export const arrived = (daysAgo: number) => ({
  daysAgo,
  shippedDaysAgo: daysAgo - 1,
  deliveredDaysAgo: daysAgo - 3,
});
