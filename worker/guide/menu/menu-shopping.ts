import { firstChoice, isOffered } from "../../../shared/frequency/frequency.ts";
import type { HeldPack, MenuShopping } from "../../../shared/menu/menu-view.ts";
import type { Serving } from "../../../shared/menu/serving.ts";
import { type ListedFormat, type ShoppingItem, shoppingItem } from "../../../shared/menu/shopping-list.ts";
import { type DayPlan, weeklyGrams } from "../../../shared/menu/week-plan.ts";
import { isWholeAmount } from "../../../shared/money/money.ts";
import { itemName } from "../../../shared/order/item-name.ts";
import { isUsableCart, type Order } from "../../../shared/order/order.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { isSellable, visibleVariants } from "../../../shared/product/product-rules.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

export async function menuShopping(
  services: Services<"ecommerce" | "frequencies" | "log" | "session">,
  wantedDays: number,
  week: readonly DayPlan[],
  foods: readonly { product: ProductSummary; serving: Serving | null }[],
): Promise<MenuShopping> {
  const [frequencies, cart] = await Promise.all([services.frequencies.read(), cartNow(services)]);
  const days = isOffered(frequencies, wantedDays) ? wantedDays : firstChoice(frequencies);
  const unitOf = (sku: string) => foods.find(({ product }) => product.sku === sku)?.serving?.weight ?? null;
  const grams = weeklyGrams(week, foods[0]?.product.sku ?? "", unitOf);
  const items = foods.map(({ product }) =>
    shoppingItem(product.sku, grams.get(product.sku) ?? none, days, formatsOf(product)),
  );
  return {
    days,
    frequencies,
    items,
    held: cart ? heldIn(cart, items) : [],
    today: clock.date().toISOString(),
  };
}

const none = { eaten: 0, wasted: 0 };

async function cartNow({
  ecommerce,
  log,
  session,
}: Services<"ecommerce" | "log" | "session">): Promise<Order | undefined> {
  const token = session.cartToken;
  if (!token) return undefined;
  try {
    const cart = await ecommerce.cart(token);
    return isUsableCart(cart) ? cart : undefined;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (!error.refused) log.error("cart of a menu not read", error);
    return undefined;
  }
}

function heldIn({ items: lines }: Order, items: readonly ShoppingItem[]): HeldPack[] {
  const codes = new Set(items.flatMap(({ packs }) => packs.map(({ format }) => format.code)));
  return lines.flatMap(({ variant: { code }, productName, variantName, quantity, subscriptionInterval }) => {
    if (!codes.has(code) || !quantity || subscriptionInterval === null) return [];
    const name = itemName({ productName, variantName });
    return [{ code, name, quantity, interval: subscriptionInterval }];
  });
}

const formatsOf = (product: ProductSummary): ListedFormat[] =>
  visibleVariants(product).flatMap((variant) => {
    const { code, name, weight, price, subscriptionPrice: reduced } = variant;
    if (!isSellable(variant) || !isWholeAmount(price) || weight === null) return [];
    const subscriptionPrice = isWholeAmount(reduced) && reduced > 0 ? reduced : null;
    return [{ code, name, weight, price, subscriptionPrice }];
  });
