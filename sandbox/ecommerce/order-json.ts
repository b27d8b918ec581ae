import { apiPath, iri } from "./iri.ts";
import type { Order, OrderLine } from "./order-store.ts";
import { totalsOf } from "./prices.ts";

/** From this amount of goods a sample travels with the order. */
const sampleFrom = 8000;

/** An order as Sylius 1.10 serialises it, with the specification's own fields. */
export function orderJson(order: Order) {
  const totals = totalsOf(order.items, order.couponCode);
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
    items: order.items.map(itemJson),
    freeProducts: totals.itemsTotal >= sampleFrom ? [sample] : [],
    payments: order.items.length > 0 ? [paymentJson(order, totals.total)] : [],
    shipments: order.items.length > 0 ? [shipmentJson(order)] : [],
    shippingAddress: null,
    billingAddress: null,
    customer: order.customerId === null ? null : iri("customers", order.customerId),
    promotionCoupon: order.couponCode === null ? null : couponJson(order.couponCode),
    ...totals,
  };
}

function itemJson(item: OrderLine) {
  const total = item.quantity * item.unitPrice;
  return {
    "@id": iri("order-items", item.id),
    "@type": "OrderItem",
    id: item.id,
    variant: {
      "@id": iri("product-variants", item.variantCode),
      "@type": "ProductVariant",
      code: item.variantCode,
      product: iri("products", item.variant.sku),
    },
    productName: item.variant.productName,
    variantName: item.variant.variantName,
    variantCode: item.variantCode,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    originalUnitPrice: item.originalUnitPrice,
    subtotal: total,
    total,
    subscriptionInterval: item.subscriptionInterval,
    sourceItemList: item.sourceItemList,
  };
}

const sample = { productName: "Échantillon de friandises", variantName: "30 g", quantity: 1 };

function paymentJson(order: Order, amount: number) {
  return {
    "@id": iri("payments", order.id),
    "@type": "Payment",
    id: order.id,
    state: order.paymentState,
    amount,
    method: null,
  };
}

function shipmentJson(order: Order) {
  return {
    "@id": iri("shipments", order.id),
    "@type": "Shipment",
    id: order.id,
    state: order.shippingState,
    method: null,
  };
}

function couponJson(code: string) {
  return { "@id": iri("promotion-coupons", code), "@type": "PromotionCoupon", code };
}
