import { createMiddleware } from "hono/factory";
import { isUpsell } from "../../shared/cart/source-item-list.ts";
import type { Order, OrderItem } from "../../shared/order/order.ts";
import { noSubscription } from "../../shared/subscription/subscription.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { leaveNotice } from "../session/notice.ts";
import { isPrefetch } from "../session/visit.ts";
import { UpstreamError } from "../upstream/http.ts";
import { currentOrder } from "./cart.ts";
import { type CartLink, cartLinkStep, hasCartLink, parseCartLink, withoutCartLink } from "./cart-link.ts";
import { addItem, refusalText } from "./change-cart.ts";
import { cartNotices } from "./texts.ts";

const t = translator(cartNotices);

/**
 * Fills the cart (spec 2, cart by URL), then redirects without the link, so that neither reload nor back runs it again.
 * Ignores prefetches, crawlers and HEAD.
 */
export const cartLink = createMiddleware<AppEnv>(async function cartLink(c, next) {
  const url = new URL(c.req.url);
  if (!hasCartLink(url) || c.var.payload) return next();
  c.header("Cache-Control", "no-store");
  if (isPrefetch(c)) return c.body(null, 503);
  if (c.req.method === "GET" && !c.var.bot) {
    const link = parseCartLink(url, url.searchParams.has("interval") ? await c.var.frequencies.read() : []);
    if (link) await fill(c, link);
  }
  return c.redirect(withoutCartLink(url).href, 302);
});

/** In sequence: parallel writes lock each other in the API. A refused variant does not stop the others. */
async function fill(c: AppContext, link: CartLink): Promise<void> {
  try {
    let order = await currentOrder(c);
    const unsubscribed = link.interval === noSubscription && holdsSubscription(order, link);
    const refusals: string[] = [];
    for (const code of link.variantCodes) {
      try {
        if (isUnknown(order, code)) refusals.push(t("unknownLine"));
        else order = (await apply(c, link, code, order)) ?? order;
      } catch (error) {
        if (!(error instanceof UpstreamError && error.refused)) throw error;
        refusals.push(refusalText(error));
      }
    }
    const failed = refusals.join(" ");
    leaveNotice(
      c,
      failed
        ? { tone: "error", text: failed }
        : {
            tone: "success",
            text: [t("linked", { names: namesIn(order, link) }), unsubscribed && t("unsubscribed")]
              .filter(Boolean)
              .join(" "),
          },
    );
  } catch (error) {
    c.var.log.error("cart link failed", error);
    leaveNotice(c, { tone: "error", text: t("unavailable") });
  }
}

/** Its quantity or its interval is: nothing can be added to it. */
const isUnknown = (order: Order | undefined, code: string): boolean =>
  Boolean(order?.items.some((item) => item.variant.code === code && !isWhole(item)));

const isWhole = ({ quantity, subscriptionInterval }: OrderItem): boolean =>
  quantity !== null && subscriptionInterval !== null;

/**
 * A link without an interval turns a subscription into a one-off purchase (spec 4, cart item), which the notice
 * mentions.
 */
function holdsSubscription(order: Order | undefined, { variantCodes }: CartLink): boolean {
  return Boolean(
    order?.items.some((item) => variantCodes.includes(item.variant.code) && item.subscriptionInterval),
  );
}

function namesIn(order: Order | undefined, { variantCodes }: CartLink): string {
  const items = order?.items.filter(({ variant }) => variantCodes.includes(variant.code)) ?? [];
  return items
    .map(({ quantity, variant, ...item }) => {
      const names = [item.productName, item.variantName].filter(Boolean).join(", ");
      return `${quantity ?? "–"} × ${names || variant.code}`;
    })
    .join("\u00a0; ");
}

function apply(
  c: AppContext,
  link: CartLink,
  code: string,
  order: Order | undefined,
): Promise<Order> | undefined {
  const item = order?.items.find(({ variant }) => variant.code === code);
  const step = cartLinkStep(link, code, item);
  if (!step) return undefined;
  if (step.kind === "add") {
    const { sourceItemList } = link;
    return addItem(c, {
      variantCode: code,
      quantity: step.quantity,
      subscriptionInterval: step.interval,
      sourceItemList,
      upsell: isUpsell(sourceItemList),
    });
  }
  return c.var.ecommerce.changeItem(order?.token ?? "", step.id, {
    quantity: step.quantity,
    subscriptionInterval: step.interval,
  });
}
