import type { orders, payments } from "../../database/schema/orders.ts";

type OrderRow = typeof orders.$inferInsert;

export interface DemoOrder {
  name: string;
  customerId: number;
  daysAgo: number;
  states: Pick<OrderRow, "state" | "paymentState" | "shippingState">;
  lines: { code: string; quantity: number; interval?: number }[];
  payments: Omit<typeof payments.$inferInsert, "orderId">[];
  carrier?: { shippingMethod: string; pickupPoint?: string };
  couponCode?: string;
  subscriptionId?: number;
  period?: number;
  charges?: number;
  shippedDaysAgo?: number;
  deliveredDaysAgo?: number;
  address: string;
}

export const placed = {
  awaiting: { state: "new", paymentState: "awaiting_payment", shippingState: "ready" },
  paid: { state: "new", paymentState: "paid", shippingState: "ready" },
  sent: { state: "fulfilled", paymentState: "paid", shippingState: "shipped" },
} as const;

export const home = { shippingMethod: "colissimo" };
export const relay = (pickupPoint: string) => ({ shippingMethod: "mondial-relay", pickupPoint });

export const arrived = (daysAgo: number) => ({
  daysAgo,
  shippedDaysAgo: daysAgo - 1,
  deliveredDaysAgo: daysAgo - 3,
});
