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
 * The amounts of an order as a column that adds up: goods at their regular prices, what is taken off, fees, total.
 *
 * Sylius spreads the promotions of an order over its units: the totals of items contain them already, and up to which
 * version `orderPromotionTotal` contains those of single units differs. So the goods are counted from unit prices, and
 * the total decides how much was taken off.
 */
export function orderAmounts(order: PricedOrder): CartAccounting {
  const { shippingFees, isShippingDue, serviceFees, total, vatIncluded } = order;
  const { goods, promotionReduction, otherFees } = settledGoods(order);
  const subscriptionDiscount = subscriptionDiscountIn(order.items);
  // A tax of 0 is one that is not known yet.
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

/** The amount of a line before the order's promotions; null where only an amount after them is known. */
export function lineAmount(
  { quantity, unitPrice, subtotal, total }: Pick<PricedItem, "quantity" | "unitPrice" | "subtotal" | "total">,
  isReduced: boolean,
): number | null {
  if (unitPrice !== null && quantity !== null) return unitPrice * quantity;
  return subtotal ?? (isReduced ? null : total);
}

/** Whether something was taken off beside the discount of subscriptions. */
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

/** From the lines; null where one of them cannot be read. */
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

/** Zero or less; null where the API does not tell the regular prices. */
function subscriptionDiscountIn(items: readonly PricedItem[]): number | null {
  let discount = 0;
  for (const { subscriptionInterval, unitPrice, originalUnitPrice, quantity } of items) {
    if (!subscriptionInterval) continue;
    if (unitPrice === null || originalUnitPrice === null || quantity === null) return null;
    discount -= Math.max(originalUnitPrice - unitPrice, 0) * quantity;
  }
  return discount;
}
