import { apiPath, iri } from "./iri.ts";
import type { OrderAddress } from "./order-address.ts";
import type { Order, OrderLine } from "./order-store.ts";
import { distributed, totalsOf } from "./prices.ts";
import { freeProductsOf } from "./promotion-rules.ts";
import { trackingOf } from "./tracking.ts";
import { variantJson } from "./variant-json.ts";

export function orderJson(order: Order) {
  const { itemsSubtotal, ...totals } = totalsOf(order);
  const reductions = distributed(
    totals.orderPromotionTotal,
    order.items.map(({ quantity, unitPrice }) => quantity * unitPrice),
  );
  return {
    "@context": `${apiPath}/contexts/Order`,
    "@id": iri("orders", order.tokenValue),
    "@type": "Order",
    id: order.id,
    tokenValue: order.tokenValue,
    number: order.number,
    currencyCode: order.currencyCode,
    localeCode: order.localeCode,
    channel: iri("channels", order.channelCode),
    state: order.state,
    checkoutState: order.checkoutState,
    paymentState: order.paymentState,
    shippingState: order.shippingState,
    checkoutCompletedAt: order.checkoutCompletedAt,
    items: order.items.map((item, place) => itemJson(item, reductions[place] ?? 0)),
    freeProducts: freeProductsOf(order),
    payments:
      order.items.length > 0 ? order.payments.map((payment) => paymentJson(payment, totals.total)) : [],
    shipments: order.items.length > 0 ? [shipmentJson(order)] : [],
    shippingAddress: order.shippingAddress && addressJson(order.shippingAddress),
    billingAddress: order.billingAddress && addressJson(order.billingAddress),
    customer: order.customerId === null ? null : iri("customers", order.customerId),
    subscription: order.subscriptionId === null ? null : iri("subscriptions", order.subscriptionId),
    promotionCoupon: order.couponCode === null ? null : couponJson(order.couponCode),
    ...totals,
  };
}

/** Sylius takes promotions of the order off the total of an item, but not off its subtotal. */
function itemJson(item: OrderLine, reduction: number) {
  const subtotal = item.quantity * item.unitPrice;
  return {
    "@id": iri("order-items", item.id),
    "@type": "OrderItem",
    id: item.id,
    variant: variantJson(item.variant),
    productName: item.variant.productName,
    variantName: item.variant.variantName,
    variantCode: item.variantCode,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    originalUnitPrice: item.originalUnitPrice,
    subtotal,
    total: subtotal + reduction,
    subscriptionInterval: item.subscriptionInterval,
    sourceItemList: item.sourceItemList,
  };
}

function paymentJson(
  { id, state, method, amount, completedAt, bankCode, bankMessage }: Order["payments"][number],
  total: number,
) {
  return {
    "@id": iri("payments", id),
    "@type": "Payment",
    id,
    state,
    amount: amount ?? total,
    method: method === null ? null : iri("payment-methods", method),
    completedAt,
    details: bankMessage === null ? null : { bankCode, bankMessage },
  };
}

export function shipmentJson(order: Order) {
  return {
    "@id": iri("shipments", order.id),
    "@type": "Shipment",
    id: order.id,
    state: shipmentStateOf(order),
    method: order.shippingMethod === null ? null : iri("shipping-methods", order.shippingMethod),
    pickupPoint: order.pickupPoint === null ? null : iri("pickup-points", order.pickupPoint),
    shippedAt: order.shippedAt,
    tracking: trackingOf(order),
  };
}

const shipmentStateOf = ({ shippingState }: Order) =>
  shippingState === "partially_shipped" ? "ready" : shippingState;

export function addressJson(address: OrderAddress) {
  return { "@type": "Address", ...address };
}

function couponJson(code: string) {
  return { "@id": iri("promotion-coupons", code), "@type": "PromotionCoupon", code };
}
