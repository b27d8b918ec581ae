import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { namesInSentence } from "../../../shared/order/item-name.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { type Beginning, beginOrder } from "../../purchase/checkout/begin-order.ts";
import { refusalToOrder } from "../../purchase/checkout/refusal-to-order.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { buyAgainNotices } from "./buy-again.texts.ts";
import type { BoughtAgain } from "./buy-again.ts";

const t = translator(buyAgainNotices);

/** Begins the order of a cart that holds the earlier order's goods and nothing else. Undefined if the shopper should look at the cart first. */
export async function orderAtOnce(
  c: AppContext,
  { cart, left, once, failure }: BoughtAgain,
  ordered: CheckoutOrder,
): Promise<(Beginning & { message: string }) | undefined> {
  const offered = left.filter(({ reason }) => reason === "offered");
  if (!cart || failure || left.length > offered.length || !hasExactly(cart, ordered) || refusalToOrder(cart))
    return undefined;
  try {
    const begun = await beginOrder(c.var, await c.var.ecommerce.order(cart.token), ordered.token);
    const words = [
      t("ready"),
      ...(once.length > 0 ? [t("onceInOrder", { names: namesInSentence(once) })] : []),
      ...(offered.length > 0
        ? [t("offered", { names: namesInSentence(offered.map(({ name }) => name)) })]
        : []),
    ];
    const message = [...words, ...(begun.notice ? [begun.notice.text] : [])].join(" ");
    return { ...begun, message };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("order not begun at once", error);
    return undefined;
  }
}

/** Gifts come and go by themselves. */
function hasExactly(cart: Pick<CheckoutOrder, "items">, ordered: Pick<CheckoutOrder, "items">): boolean {
  const wanted = quantitiesIn(ordered);
  const held = quantitiesIn(cart);
  return held.size === wanted.size && [...held].every(([code, quantity]) => wanted.get(code) === quantity);
}

function quantitiesIn({ items }: Pick<CheckoutOrder, "items">): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { variant, quantity, unitPrice } of items) {
    if (unitPrice !== 0)
      quantities.set(variant.code, (quantities.get(variant.code) ?? 0) + (quantity ?? Number.NaN));
  }
  return quantities;
}
