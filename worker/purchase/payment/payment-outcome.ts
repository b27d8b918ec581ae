import { type CheckoutOrder, currentPayment } from "../../../shared/checkout/checkout-order.ts";
import { delayedPayment } from "../../../shared/checkout/payment/delayed-payment.ts";
import type { LastAttempt } from "../../../shared/checkout/payment/payment-attempt.ts";
import {
  meaningOf,
  meaningOfAttempt,
  meaningOfOrder,
  type PaymentState,
} from "../../../shared/order/order-states.ts";

type PaidOrder = Pick<CheckoutOrder, "state" | "paymentState" | "payments" | "total">;

export type PaymentOutcome =
  | { kind: "unplaced" }
  | { kind: "paid" }
  | { kind: "cancelled" }
  | { kind: "checking"; payment: number; method: string | null }
  | { kind: "due"; payment: number; method: string | null; last: LastAttempt | null };

export function paymentOutcomeOf(order: PaidOrder): PaymentOutcome {
  if (order.state === "cart") return { kind: "unplaced" };
  if (order.state === "cancelled" || order.paymentState === "cancelled") return { kind: "cancelled" };
  const live = currentPayment(order);
  // A payment's state may change before the order's.
  const hasTaken = order.payments.some(({ state }) => meaningOfAttempt(state).isTaken);
  const isSettled =
    hasTaken || meaningOf(order.paymentState).isSettled || meaningOfAttempt(live?.state).isSettled;
  if (isSettled || order.total === 0 || !meaningOfOrder(order.state).isPayable) return { kind: "paid" };
  if (!live) return mayBeUnpaid(order.paymentState) ? unknown : { kind: "paid" };
  const { id, method } = live;
  const payment = id ?? unknown.payment;
  if (live.state === "processing") return { kind: "checking", payment, method };
  return { kind: "due", payment, method, last: lastAttemptOf(order) };
}

export const isPromised = (outcome: PaymentOutcome): boolean =>
  outcome.kind === "due" && isPaidOutsideShop(outcome.method);

/** True for transfers and cheques. */
function isPaidOutsideShop(method: string | null): boolean {
  const delayed = delayedPayment(method);
  return delayed !== undefined && delayed !== "paypal";
}

export const isRefused = (outcome: PaymentOutcome): boolean =>
  outcome.kind === "due" && outcome.last?.kind === "refused";

const mayBeUnpaid = (state: PaymentState) => state === "unknown" || meaningOf(state).isOpen === true;

const unknown = { kind: "due", payment: 0, method: null, last: null } as const;

/** A failed payment is followed by a new one, but some servers list the failed one last. */
function lastAttemptOf({ payments }: PaidOrder): LastAttempt | null {
  const tries = payments.slice(-2).toReversed();
  const last = tries.find(({ state }) => meaningOfAttempt(state).isOver);
  if (!last) return null;
  const { state, method = null, details } = last;
  if (state === "cancelled") return isPaidOutsideShop(method) ? null : { kind: "given-up", method };
  return {
    kind: "refused",
    method,
    bankCode: details?.bankCode ?? null,
    bankMessage: details?.bankMessage ?? null,
  };
}
