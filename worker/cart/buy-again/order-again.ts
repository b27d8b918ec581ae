import type { OrderAgain } from "../../../shared/api/order-again.ts";
import { type CheckoutOrder, currentPayment } from "../../../shared/checkout/checkout-order.ts";
import { isPaidAtOnce } from "../../../shared/checkout/payment/delayed-payment.ts";
import { arrivalText } from "../../../shared/delivery/arrival-text.ts";
import { type DeliveryTerms, expectedCarrier } from "../../../shared/delivery/delivery-terms.ts";
import { formatAmount, isWholeAmount } from "../../../shared/money/money.ts";
import { againTexts } from "../../../shared/order/again.texts.ts";
import { namesInSentence, orderItemName } from "../../../shared/order/item-name.ts";
import type { OrderItem } from "../../../shared/order/order.ts";
import { isSellable } from "../../../shared/product/product-rules.ts";
import { uncapitalised } from "../../../shared/text/capitalised.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, Services } from "../../context.ts";
import { deliveryTermsOf, orderArrival } from "../../purchase/delivery/delivery-terms.ts";
import { isToPay } from "../../purchase/order/order-state.ts";
import { type Format, formatsByCode } from "../../purchase/product/formats-by-code.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { currentOrder } from "../cart.ts";
import { buyAgainNotices, orderAgainTexts } from "./buy-again.texts.ts";

const t = translator(orderAgainTexts);
const say = translator(buyAgainNotices);
const title = translator(againTexts);

/** Lines that the card has room for. */
const most = 2;
const recent = 10;

/** @throws UpstreamError */
export async function lastOrderAgain(c: AppContext): Promise<OrderAgain | null> {
  const { ecommerce } = c.var;
  const { orders } = await ecommerce.orders(1, recent);
  const last = orders.find((one) => isPlaced(one.state) && one.subscription === null && !isToPay(one));
  if (!last) return null;
  const [order, cart, terms] = await Promise.all([
    ecommerce.order(last.token),
    currentOrder(c.var).catch(() => undefined),
    deliveryTermsOf(c.var),
  ]);
  const lines = order.items.filter(({ unitPrice, quantity }) => unitPrice !== 0 && quantity);
  const sold = await soldToday(c.var, lines);
  const taken = sold.filter(({ obstacle }) => !obstacle);
  if (taken.length === 0) return null;
  const names = (some: readonly SoldLine[]) => namesInSentence(some.map(({ item }) => orderItemName(item)));
  const gone = sold.filter(({ obstacle }) => obstacle === "gone");
  const soldOut = sold.filter(({ obstacle }) => obstacle === "soldOut");
  const known = new Set(lines.map(({ variant }) => variant.code));
  const isBeside = cart?.items.some(({ variant }) => !known.has(variant.code)) ?? false;
  return {
    order: order.token,
    title: titleOf(terms, order),
    goods: goodsOf(taken.map(({ item }) => item)),
    total: totalOf(terms, order, taken),
    notes: [
      ...(gone.length > 0 ? [say("gone", { names: names(gone) })] : []),
      ...(soldOut.length > 0 ? [say("soldOut", { names: names(soldOut) })] : []),
      ...(isBeside ? [t("beside")] : []),
    ],
  };
}

interface SoldLine {
  item: OrderItem;
  format: Format | undefined;
  obstacle: "gone" | "soldOut" | undefined;
}

/** The e-commerce API knows the stock, the content system the price. */
async function soldToday(
  services: Services<"content" | "ecommerce" | "log">,
  items: readonly OrderItem[],
): Promise<SoldLine[]> {
  const named = items.map(({ variant }) => variant);
  const [formats, ...variants] = await Promise.all([
    formatsByCode(services, named),
    ...named.map(({ code }) =>
      services.ecommerce.variant(code).catch((error: unknown) => {
        if (error instanceof UpstreamError && error.refused) return null;
        throw error;
      }),
    ),
  ]);
  return items.map((item, place) => {
    const format = formats.get(item.variant.code);
    const variant = variants[place];
    const isGone = variant === null || (format !== undefined && !isSellable(format.variant));
    return { item, format, obstacle: isGone ? "gone" : variant?.inStock === false ? "soldOut" : undefined };
  });
}

const isPlaced = (state: string | null) => state !== "cart" && state !== "cancelled";

function titleOf(terms: DeliveryTerms | null, order: CheckoutOrder): string {
  const { destination } = order;
  const arrival =
    isPaidAtOnce(currentPayment(order)?.method) &&
    orderArrival(terms, { destination, items: [] }, clock.date());
  if (!arrival) return title("title");
  return t("titleWithArrival", { arrival: uncapitalised(arrivalText(arrival)) });
}

function goodsOf(items: readonly OrderItem[]): string[] {
  const shown = items.slice(0, items.length > most ? most - 1 : most);
  const others = items.length - shown.length;
  const lines = shown.map((item) => t("line", { quantity: item.quantity ?? 1, name: orderItemName(item) }));
  return others > 0 ? [...lines, t("others", { count: others })] : lines;
}

/** The recap has the last word: it knows promotions, and the place that the order goes to. */
function totalOf(
  terms: DeliveryTerms | null,
  { destination }: CheckoutOrder,
  taken: readonly SoldLine[],
): string {
  let goods = 0;
  for (const { item, format } of taken) goods += (format?.variant.price ?? Number.NaN) * (item.quantity ?? 1);
  if (!isWholeAmount(goods)) return t("pricesOfToday");
  const carrier = terms && expectedCarrier(terms, destination);
  if (!carrier) return t("goodsAlone", { total: formatAmount(goods) });
  const { serviceFee } = terms;
  const delivery = carrier.freeFrom != null && goods >= carrier.freeFrom ? 0 : carrier.price;
  const service = serviceFee && goods < serviceFee.freeFrom ? serviceFee.price : 0;
  return t("total", { total: formatAmount(goods + delivery + service) });
}
