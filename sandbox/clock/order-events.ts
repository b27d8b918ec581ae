import { type Parcel, parcelSteps } from "../carrier/parcel-steps.ts";
import { invoiceDateOf } from "../ecommerce/invoice/invoice-date.ts";
import { paymentMethodOf } from "../ecommerce/payment-methods.ts";
import { oneWorkingDayAfter } from "../ecommerce/shipping-day.ts";

const day = 24 * 3600_000;

const paymentAfter = 2 * day;

export interface OrderEvent {
  kind: "payment" | "shipment" | "delivery" | "transit" | "out" | "invoice";
  at: Date;
}

export interface FollowedOrder extends Parcel {
  state: string;
  paymentState: string;
  shippingState: string;
  checkoutCompletedAt: string | null;
  shipsAt: string | null;
  payments: readonly { state: string; method: string | null; chosenAt: string | null }[];
}

export function nextChange(order: FollowedOrder): OrderEvent | undefined {
  const { state, paymentState, shippingState, checkoutCompletedAt, shipsAt } = order;
  if (checkoutCompletedAt === null) return undefined;
  const placed = new Date(checkoutCompletedAt);
  if (shippingState === "shipped") {
    const last = order.deliveredAt === null ? parcelSteps(order).at(-1) : undefined;
    return last && { kind: "delivery", at: last.at };
  }
  if (state !== "new" || shippingState !== "ready") return undefined;
  if (paymentState === "paid") {
    return { kind: "shipment", at: shipsAt === null ? oneWorkingDayAfter(placed) : new Date(shipsAt) };
  }
  if (!isAwaited(order)) return undefined;
  const chosen = Date.parse(order.payments.at(-1)?.chosenAt ?? checkoutCompletedAt);
  return { kind: "payment", at: new Date(Math.max(placed.getTime(), chosen) + paymentAfter) };
}

export function milestones(order: FollowedOrder): OrderEvent[] {
  const steps = parcelSteps(order).flatMap(({ kind, at }): OrderEvent[] =>
    kind === "transit" || kind === "out" ? [{ kind, at }] : [],
  );
  const invoice = invoiceDateOf(order);
  return [...steps, ...(invoice ? [{ kind: "invoice" as const, at: invoice }] : [])];
}

function isAwaited({ paymentState, payments }: FollowedOrder): boolean {
  const live = payments.at(-1);
  const isDelayed = Boolean(paymentMethodOf(live?.method ?? null)?.instructions);
  return paymentState === "awaiting_payment" && live?.state === "new" && isDelayed;
}
