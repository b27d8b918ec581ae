import type { CartAccounting } from "../cart/cart.ts";
import type { Order, OrderItem } from "./order.ts";

type PricedItem = Pick<
  OrderItem,
  "quantity" | "unitPrice" | "originalUnitPrice" | "subtotal" | "total" | "subscriptionInterval"
>;

export type PricedOrder = { items: readonly PricedItem[] } & Pick<
  Order,
  | "unreadLines"
  | "itemsSubtotal"
  | "itemsTotal"
  | "vatIncluded"
  | "shippingFees"
  | "isShippingDue"
  | "serviceFees"
  | "promotionReduction"
  | "total"
>;

/**
 * Sylius spreads order promotions over units: totals of items already contain them, and versions differ in
 * whether `orderPromotionTotal` includes those of single units. So goods are computed from unit prices, and
 * the reduction is derived from the total.
 */
export function orderAmounts(order: PricedOrder): CartAccounting {
  const { shippingFees, isShippingDue, serviceFees, total, vatIncluded } = order;
  const { goods, promotionReduction, otherFees } = settledGoods(order);
  const subscriptionDiscount = subscriptionDiscountIn(order.items);
  // A tax of 0 means that it is not known yet.
  const vat = vatIncluded === 0 && total !== 0 ? null : vatIncluded;
  return {
    subtotal: goods === null ? null : goods - (subscriptionDiscount ?? 0),
    subscriptionDiscount,
    promotionReduction,
    shippingFees: isShippingDue ? null : shippingFees,
    isShippingDue,
    serviceFees,
    otherFees,
    total,
    totalWithoutTax: total === null || vat === null ? null : total - vat,
    vatIncluded: vat,
  };
}

export function lineAmount(
  { quantity, unitPrice, subtotal, total }: Pick<PricedItem, "quantity" | "unitPrice" | "subtotal" | "total">,
  isReduced: boolean,
): number | null {
  if (unitPrice !== null && quantity !== null) return unitPrice * quantity;
  return subtotal ?? (isReduced ? null : total);
}

export const isReduced = ({ promotionReduction }: Pick<Order, "promotionReduction">): boolean =>
  Boolean(promotionReduction);

function settledGoods(order: PricedOrder) {
  const { shippingFees, serviceFees, promotionReduction: told, total } = order;
  const settled = total === null || shippingFees === null ? null : total - shippingFees - (serviceFees ?? 0);
  const goods = goodsOf(order);
  if (goods === null) return { goods: toldGoods(order, settled), promotionReduction: told, otherFees: null };
  if (settled === null) return { goods, promotionReduction: told, otherFees: null };
  const difference = settled - goods - (told ?? 0);
  return {
    goods,
    promotionReduction: difference < 0 ? (told ?? 0) + difference : told,
    otherFees: Math.max(difference, 0),
  };
}

function goodsOf(order: PricedOrder): number | null {
  if (order.unreadLines > 0) return null;
  let goods = 0;
  for (const item of order.items) {
    const amount = lineAmount(item, isReduced(order));
    if (amount === null) return null;
    goods += amount;
  }
  return goods;
}

function toldGoods(
  { itemsSubtotal, itemsTotal, promotionReduction }: PricedOrder,
  settled: number | null,
): number | null {
  const reduced = settled ?? (itemsSubtotal === null ? itemsTotal : null);
  return reduced === null ? itemsSubtotal : reduced - (promotionReduction ?? 0);
}

function subscriptionDiscountIn(items: readonly PricedItem[]): number | null {
  let discount = 0;
  for (const { subscriptionInterval, unitPrice, originalUnitPrice, quantity } of items) {
    if (!subscriptionInterval) continue;
    if (unitPrice === null || originalUnitPrice === null || quantity === null) return null;
    discount -= Math.max(originalUnitPrice - unitPrice, 0) * quantity;
  }
  return discount;
}
