import { refundedAmount } from "../../../shared/checkout/payment/refunded-amount.ts";
import type { OrderSummary } from "../../../shared/order/list/order-summary.ts";
import type { OrderRow } from "../../../shared/order/order-view.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import { isToPay } from "../../purchase/order/order-state.ts";
import { orderStatus } from "../../purchase/order/order-status.ts";

const mostPictures = 4;

export function orderRow(order: OrderSummary, historyOf?: string): OrderRow {
  const { token, number, total, articles, subscription } = order;
  const items = shownItems(order);
  return {
    token,
    number: number ?? "",
    orderedOn: parseDate(order.orderedAt)?.toISOString() ?? null,
    status: orderStatus(order),
    total,
    refunded: refundedAmount(order),
    articles,
    items: items.map(({ variant, productName }) => ({ code: variant.code, name: productName })),
    others: order.items.length - items.length,
    isToPay: isToPay(order),
    isOfSubscription: subscription !== null,
    ...(historyOf !== undefined &&
      subscription !== null &&
      subscription !== historyOf && { isOfAnother: true }),
  };
}

export const shownItems = ({ items }: OrderSummary) => items.slice(0, mostPictures);
