import type { orderItems, orders, payments } from "../../database/schema/orders.ts";
import { paidOn } from "../../ecommerce/shipping-day.ts";
import { newTrackingCode } from "../../ecommerce/tracking.ts";
import { demoAddress } from "../demo-addresses.ts";
import { subscriptionOrders } from "../demo-subscription-states.ts";
import { camillesOrders } from "./camille.ts";
import { type DemoOrder, placed } from "./demo-order.ts";
import { gerardsOrders } from "./gerard.ts";
import { margueritesOrders } from "./marguerite.ts";

type OrderRow = typeof orders.$inferInsert;
type PaymentRow = typeof payments.$inferInsert;

interface Prices {
  price: number;
  subscriptionPrice: number;
}

export function demoOrderRows(now: Date, pricesOf: (code: string) => Prices) {
  const rows = [...margueritesOrders, ...camillesOrders, ...gerardsOrders, ...subscriptionOrders].map(
    (order, index) => ({
      order,
      id: index + 1,
    }),
  );
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000).toISOString();
  return {
    orders: rows.map(({ order, id }) => orderRow(order, id, daysAgo)),
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
      order.payments.map(
        (payment): PaymentRow => ({
          orderId: id,
          ...payment,
          ...(wasPaid(payment) && { completedAt: daysAgo(order.daysAgo) }),
        }),
      ),
    ),
  };
}

const wasPaid = ({ state }: Pick<PaymentRow, "state">) => state === "completed" || state === "refunded";

function orderRow(order: DemoOrder, id: number, at: (daysAgo: number) => string): OrderRow {
  const { customerId, daysAgo, states, carrier, shippedDaysAgo, deliveredDaysAgo } = order;
  const isPlaced = states.state !== "cart";
  const address = demoAddress(customerId, order.address);
  return {
    id,
    tokenValue: `demo-${order.name}`,
    number: isPlaced ? `MUS${String(id).padStart(7, "0")}` : null,
    ...states,
    checkoutState: isPlaced ? "completed" : "cart",
    localeCode: "fr-FR",
    channelCode: "museau_fr",
    customerId,
    ...(isPlaced ? { billingAddress: address, shippingAddress: address } : {}),
    ...carrier,
    createdAt: at(daysAgo),
    checkoutCompletedAt: isPlaced ? at(daysAgo) : null,
    couponCode: order.couponCode ?? null,
    subscriptionId: order.subscriptionId ?? null,
    period: order.period ?? null,
    charges: order.charges ?? 0,
    ...(order.charges && states === placed.awaiting && { nextChargeAt: at(daysAgo - 2) }),
    ...(states === placed.paid && paidOn(new Date(at(daysAgo)))),
    ...(shippedDaysAgo !== undefined && {
      shippedAt: at(shippedDaysAgo),
      trackingCode: newTrackingCode({ id, shippingMethod: carrier?.shippingMethod ?? null }),
    }),
    ...(deliveredDaysAgo !== undefined && { deliveredAt: at(deliveredDaysAgo) }),
  };
}
