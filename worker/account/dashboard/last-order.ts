import type { UnpaidOrder } from "../../../client/features/account/dashboard/attention-list.tsx";
import type { LastOrder, LastParcel } from "../../../client/features/account/dashboard/last-order-card.tsx";
import { currentShipment } from "../../../shared/checkout/checkout-order.ts";
import { itemName } from "../../../shared/order/item-name.ts";
import type { OrderSummary } from "../../../shared/order/list/order-summary.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import type { AppContext } from "../../context.ts";
import { toCart } from "../../purchase/cart/cart-view.ts";
import { hasParcel, isToPay } from "../../purchase/order/order-state.ts";
import { orderStatus } from "../../purchase/order/order-status.ts";
import { isPromised, isRefused, paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";

const most = 3;

export function lastOrderOf([last]: readonly OrderSummary[]): LastOrder | null {
  if (!last) return null;
  const { token, number, orderedAt, total, currencyCode, items } = last;
  return {
    token,
    number: number ?? "",
    orderedOn: parseDate(orderedAt)?.toISOString() ?? null,
    status: orderStatus(last),
    total,
    currencyCode,
    items: items.slice(0, most).map(({ quantity, productName, variantName }) => {
      const name = itemName({ productName, variantName });
      return quantity === null ? name : `${quantity}\u00a0× ${name}`;
    }),
    more: Math.max(items.length - most, 0),
    isToPay: isToPay(last),
    hasParcel: hasParcel(last),
  };
}

export const unpaidOf = (orders: readonly OrderSummary[]): UnpaidOrder[] =>
  orders.filter(isToPay).flatMap((order) => {
    const { token, total, currencyCode } = order;
    const kind = openPaymentOf(order);
    return kind ? { token, number: order.number ?? "", total, currencyCode, kind } : [];
  });

/** Undefined while the bank is checking the payment: nobody is asked to pay twice. */
function openPaymentOf({ payments, paymentState, ...order }: OrderSummary): UnpaidOrder["kind"] | undefined {
  if (paymentState === "payment_failure") return "refused";
  if (!payments?.length) return "unknown";
  const outcome = paymentOutcomeOf({ ...order, paymentState: paymentState ?? "unknown", payments });
  if (outcome.kind === "checking") return undefined;
  if (isRefused(outcome)) return "refused";
  return isPromised(outcome) ? "promised" : "due";
}

export async function parcelOf(c: AppContext, [last]: readonly OrderSummary[]): Promise<LastParcel | null> {
  if (!last) return null;
  const order = await c.var.ecommerce.order(last.token);
  const { lines } = await toCart(c, { ...order, items: order.items.slice(0, most) });
  return {
    pictures: lines.flatMap(({ image }) => image ?? []),
    tracking: currentShipment(order)?.tracking ?? null,
  };
}
