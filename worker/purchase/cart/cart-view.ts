import { goodsIn } from "../../../shared/cart/amounts/amount-rows.ts";
import { nextThreshold } from "../../../shared/cart/amounts/next-threshold.ts";
import { thresholdText } from "../../../shared/cart/amounts/threshold.texts.ts";
import {
  articlesOf,
  type Cart,
  type CartLine,
  type CartTotals,
  emptyCart,
} from "../../../shared/cart/cart.ts";
import { type CartChange, toChange } from "../../../shared/cart/cart-change.ts";
import { noSubscription } from "../../../shared/frequency/frequency.ts";
import { isEmptyOrder, type Order, type OrderItem } from "../../../shared/order/order.ts";
import { isReduced, lineAmount, orderAmounts } from "../../../shared/order/order-amounts.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import type { AppContext, Services } from "../../context.ts";
import { cheaperPacks } from "../product/cheaper-packs.ts";
import { knownVariants, type ProductsBySku, productsOf } from "../product/known-products.ts";
import { type SamplesByCode, samplesAmong } from "../product/samples.ts";
import { shownProduct } from "../product/shown-products.ts";
import { withDelivery } from "./cart-delivery.ts";

export async function toCart(c: AppContext, order: Order): Promise<Cart> {
  const services = c.var;
  const frequencies = services.frequencies.read();
  const items = await withVariants(services, order.items);
  const products = await productsIn(services, items);
  const samples = await samplesIn(services, items, products);
  const lines = items.map((item) => toLine(services, order, item, { products, samples }));
  const totals = await totalsWithDelivery(services, order, lines);
  return {
    ...totals,
    lines: withCheaperPacks(lines, { order, totals, products }),
    frequencies: isEmptyOrder(order) ? [] : await frequencies,
  };
}

export async function toPlainCart(
  services: Services<"configuration" | "frequencies" | "log">,
  order: Order,
): Promise<Cart> {
  const lines = order.items.map((item) => toLine(services, order, item));
  return { ...totalsOf(order), lines, frequencies: await services.frequencies.atHand() };
}

export async function toCartChange(
  c: AppContext,
  order: Order,
  isChanged: (item: OrderItem) => boolean,
): Promise<CartChange> {
  const services = c.var;
  const items = await withVariants(services, order.items);
  const changed = items.find(isChanged);
  const products = await productsIn(services, items);
  const samples = await samplesIn(services, changed ? [changed] : [], products);
  const lines = items.map((item) => toLine(services, order, item, { products, samples }));
  const totals = await totalsWithDelivery(services, order, lines);
  const cart = {
    ...totals,
    lines: withCheaperPacks(lines, { order, totals, products }),
    frequencies: [],
  };
  const change = toChange(
    cart,
    cart.lines.find(({ id }) => id === changed?.id),
  );
  const threshold = nextThreshold(cart);
  return threshold ? { ...change, towards: thresholdText(threshold) } : change;
}

function totalsOf(order: Order): CartTotals {
  const { items, unreadLines } = order;
  if (isEmptyOrder(order)) {
    // An empty cart is deleted at the next read, so its coupon and fees mean nothing.
    const { lines, frequencies, ...totals } = emptyCart;
    return totals;
  }
  return {
    freeProducts: order.freeProducts.map(({ productName, quantity }) => ({
      name: productName,
      quantity,
    })),
    coupon: order.coupon,
    count: articlesOf(items) + unreadLines,
    unreadLines,
    currencyCode: order.currencyCode,
    accounting: orderAmounts(order),
    delivery: null,
  };
}

async function totalsWithDelivery(
  services: Services<"chosenCountry" | "content" | "country" | "frequencies">,
  order: Order,
  lines: CartLine[],
): Promise<CartTotals> {
  const totals = totalsOf(order);
  return isEmptyOrder(order)
    ? totals
    : { ...totals, ...(await withDelivery(services, order, { lines, ...totals })) };
}

async function withVariants(
  services: Services<"ecommerce" | "log">,
  items: readonly OrderItem[],
): Promise<OrderItem[]> {
  const variants = await knownVariants(
    services,
    items.map(({ variant }) => variant),
  );
  return items.map((item, place) => ({ ...item, variant: variants[place] ?? item.variant }));
}

const productsIn = (
  services: Services<"content" | "log">,
  items: readonly OrderItem[],
): Promise<ProductsBySku> =>
  productsOf(
    services,
    items.map(({ variant }) => variant),
  );

const samplesIn = (
  services: Services<"content" | "log">,
  items: readonly OrderItem[],
  products: ProductsBySku,
): Promise<SamplesByCode> =>
  samplesAmong(
    services,
    items.map(({ variant }) => variant),
    products,
  );

interface Priced {
  order: Order;
  totals: CartTotals;
  products: ProductsBySku;
}

function withCheaperPacks(lines: CartLine[], { order, totals, products }: Priced): CartLine[] {
  const { accounting, delivery } = totals;
  if (!delivery || isReduced(order)) return lines;
  const freeFrom = [delivery.freeFrom, delivery.serviceFreeFrom];
  return lines.map((line) => {
    const product = products.get(line.sku ?? "");
    const goods = [goodsIn(accounting), ...laterGoods(lines, line.subscriptionInterval)];
    const cheaper = product && cheaperIn(lines, line, { product, fees: { goods, freeFrom } });
    return cheaper ? { ...line, cheaper } : line;
  });
}

/** The next parcels of a subscription have only the goods of its interval. */
const laterGoods = (lines: readonly CartLine[], interval: number | null): number[] =>
  interval === noSubscription
    ? []
    : [
        lines
          .filter(({ subscriptionInterval }) => subscriptionInterval === interval)
          .reduce(
            (sum, { unitPrice, quantity }) => sum + (unitPrice ?? Number.NaN) * (quantity ?? Number.NaN),
            0,
          ),
      ];

/** A format that the cart already holds has a line, and perhaps an interval, of its own. */
function cheaperIn(
  lines: readonly CartLine[],
  { variantCode: code, quantity, unitPrice, subscriptionInterval: interval }: CartLine,
  { product, fees }: { product: ProductSummary; fees: Parameters<typeof cheaperPacks>[2] },
) {
  if (interval === null) return null;
  const paid = interval === noSubscription ? "price" : "subscriptionPrice";
  const cheaper = cheaperPacks(product, { code, quantity, unitPrice, paid }, fees);
  return lines.some(({ variantCode }) => variantCode === cheaper?.variantCode) ? null : cheaper;
}

function toLine(
  services: Services<"configuration" | "log">,
  order: Order,
  item: OrderItem,
  { products, samples }: { products: ProductsBySku; samples: SamplesByCode } = {
    products: new Map(),
    samples: new Map(),
  },
): CartLine {
  const product = products.get(item.variant.product ?? "");
  const variant = product?.variants.find(({ code }) => code === item.variant.code);
  return {
    id: item.id,
    variantCode: item.variant.code,
    productName: item.productName || product?.name || "–",
    variantName: item.variantName || variant?.name || "",
    quantity: item.quantity,
    subscriptionInterval: item.subscriptionInterval,
    unitPrice: item.unitPrice ?? null,
    total: lineAmount(item, isReduced(order)),
    ...(item.variant.inStock === false ? { soldOut: true } : {}),
    ...(samples.has(item.variant.code) ? { isSample: true } : {}),
    ...(item.sourceItemList ? { sourceItemList: item.sourceItemList } : {}),
    ...(item.variant.product ? { sku: item.variant.product } : {}),
    ...(variant?.weight ? { weight: variant.weight } : {}),
    ...shownProduct(services, item.variant, products, samples),
  };
}
