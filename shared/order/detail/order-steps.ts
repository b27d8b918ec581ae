import type { PaymentStatus } from "../../checkout/payment/payment-status.ts";
import type { DeliveryKind } from "../../delivery/delivery-terms.ts";
import { formatAmount } from "../../money/money.ts";
import { translator } from "../../text/translator.ts";
import { formatDate } from "../../time/dates.ts";
import { confirmationTexts } from "../confirmation/confirmation.texts.ts";

const t = translator(confirmationTexts);

export type OrderPayment = PaymentStatus | "refused" | "checking";

export interface OrderProgress {
  orderedOn: string | null;
  payment: OrderPayment;
  /** Whole minor units of a part that was paid back, if known. */
  refunded?: number | null;
  sent: boolean;
  isPartlySent?: boolean;
  kind?: DeliveryKind | undefined;
  /** The carrier's own words of its days, shown without an `arrival`. */
  days?: string | undefined;
  arrival?: string | undefined;
  shippedOn?: string | null;
  deliveredBy?: string | null;
  isDue?: boolean;
  isDelivered?: boolean;
}

export interface OrderStep {
  name: string;
  text: string | null;
  state: "done" | "current" | "coming";
}

export function orderSteps(progress: OrderProgress): OrderStep[] {
  const steps = stepsOf(progress);
  const current = steps.findIndex(({ done }) => !done);
  return steps.map(({ done, ...step }, place) => ({
    ...step,
    state: done ? "done" : place === current ? "current" : "coming",
  }));
}

function stepsOf(progress: OrderProgress): (Pick<OrderStep, "name" | "text"> & { done: boolean })[] {
  const { orderedOn, payment, refunded, sent } = progress;
  const ordered = { name: t("next.ordered"), text: formatDate(orderedOn) || null, done: true };
  const money = {
    name: t(`next.payment.${payment}`),
    text: refunded
      ? t("next.refundedAmount", { amount: formatAmount(refunded) })
      : (t.find(`next.paymentText.${payment}`) ?? null),
    done: !waiting.has(payment),
  };
  if (isPaymentEnded(payment) && !sent) return [ordered, money];
  const prepared = { name: t("next.prepared"), text: preparation(progress), done: sent };
  const delivered = {
    // No carrier reports the day: the shop only knows that the time is over.
    name: t(progress.isDelivered ? "next.deliveryOver" : "next.shipped"),
    text: delivery(progress),
    done: progress.isDelivered ?? false,
  };
  return isPaymentEnded(payment)
    ? [ordered, prepared, delivered, money]
    : [ordered, money, prepared, delivered];
}

/** Nothing happens to the order any more, as far as is known. */
export const isOver = ({ payment, isDelivered }: OrderProgress): boolean =>
  isPaymentEnded(payment) || isDelivered === true;

export const isPaymentEnded = (payment: OrderPayment): boolean =>
  payment === "refunded" || payment === "cancelled";

const waiting: ReadonlySet<OrderPayment> = new Set([
  "due",
  "refused",
  "checking",
  "partially_authorized",
  "partially_paid",
]);

function preparation({ sent, isPartlySent, shippedOn, payment }: OrderProgress): string | null {
  if (sent) return shippedOn ? t("next.sentOn", { date: formatDate(shippedOn) }) : null;
  if (isPartlySent) return t("next.partlySent");
  return t(waiting.has(payment) ? "next.preparedAfterText" : "next.preparedText");
}

function delivery(progress: OrderProgress): string | null {
  const { sent, kind = "unknown", arrival, deliveredBy, isDue, isDelivered } = progress;
  const date = formatDate(deliveredBy);
  if (sent && (isDelivered || (date && isDue)))
    return [date && t("next.deliveredAt", { date }), t("next.notReceived")].filter(Boolean).join(" ");
  if (sent && date && kind !== "shop")
    return t(kind === "relay" ? "next.atRelayBy" : "next.deliveredBy", { date });
  const inShop = sent && date ? t("next.inShopBy", { date }) : undefined;
  const days = inShop ?? (arrival ? `${arrival}.` : progress.days);
  // A shop's parcel that has left may not have arrived: only the mail knows.
  const told = t(sent && kind !== "shop" ? "next.sent" : `next.toldBy.${kind}`);
  return [days, told].filter(Boolean).join(" ");
}
