import type { Cart, CartLine } from "../cart/cart.ts";
import type { EventItem, TrackedEvent } from "./events.ts";
import { itemDiscounts } from "./item-discounts.ts";

export function trackedItems(cart: Pick<Cart, "accounting" | "lines">): EventItem[] {
  const discounts = itemDiscounts(cart);
  return cart.lines.flatMap((line, place) => {
    const discount = discounts[place];
    return line.quantity === null
      ? []
      : { ...itemOf(line, line.quantity), ...(discount ? { discount } : {}) };
  });
}

export function itemOf(line: CartLine, quantity: number): EventItem {
  const {
    variantCode,
    sku = variantCode,
    productName,
    unitPrice,
    subscriptionInterval,
    sourceItemList,
  } = line;
  return {
    sku,
    variant: variantCode || null,
    name: productName,
    price: unitPrice,
    quantity,
    interval: subscriptionInterval ?? 0,
    ...(sourceItemList ? { list: sourceItemList } : {}),
  };
}

export const totalOf = ({ accounting, lines }: Pick<Cart, "accounting" | "lines">): number =>
  accounting.total ?? lines.reduce((sum, { total }) => sum + (total ?? 0), 0);

export const viewCart = (cart: Cart): TrackedEvent => ({
  name: "view_cart",
  data: { items: trackedItems(cart), total: totalOf(cart) },
});
