import { createMiddleware } from "hono/factory";
import type { Cart } from "../../shared/cart/cart.ts";
import { isUpsell } from "../../shared/cart/source-item-list.ts";
import type { Order, OrderItem } from "../../shared/order/order.ts";
import { translator } from "../../shared/text/translator.ts";
import { itemOf } from "../../shared/tracking/cart-items.ts";
import type { EventItem } from "../../shared/tracking/events.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { toPlainCart } from "../order/cart-view.ts";
import { intervalChanges, subscriptionsIn } from "../order/interval-changes.ts";
import { withSingleSamples } from "../order/samples.ts";
import { leaveNotice } from "../session/notice.ts";
import { isPrefetch } from "../session/visit.ts";
import { noteLinkedItems } from "../tracking/linked-items.ts";
import { grantedIn } from "../tracking/page-tracking.ts";
import { UpstreamError } from "../upstream/http.ts";
import { CartRefusal, currentOrder } from "./cart.ts";
import { type CartLink, cartLinkStep, hasCartLink, parseCartLink, withoutCartLink } from "./cart-link.ts";
import { addItem, createCart, refusalText } from "./change-cart.ts";
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
  let before: Order | undefined;
  let order: Order | undefined;
  const refusals: string[] = [];
  const withSamples = async (filled: Order | undefined) => {
    const mended = filled && (await withSingleSamples(c, filled));
    if (mended !== filled) refusals.push(t("sampleOnce"));
    return mended;
  };
  try {
    before = await openCart(c);
    order = before;
    for (const code of link.variantCodes) {
      try {
        if (isUnknown(order, code)) refusals.push(t("unknownLine"));
        else order = await withSamples((await apply(c, link, code, order)) ?? order);
      } catch (error) {
        if (!(error instanceof UpstreamError && error.refused)) throw error;
        refusals.push(refusalText(error));
      }
    }
  } catch (error) {
    if (error instanceof CartRefusal && error.verdict === "too-often") refusals.push(t("tooMany"));
    else {
      c.var.log.error("cart link failed", error);
      refusals.push(t("unavailable"));
    }
  }
  if (order && grantedIn(c).includes("tags"))
    noteLinkedItems(c, addedItems(await toPlainCart(c, order), before, link.variantCodes));
  const changes = await changesOf(c, before, order, link);
  // A notice may be cut at its end: names of products come last.
  if (refusals.length > 0) leaveNotice(c, { tone: "error", text: [...refusals, ...changes].join(" ") });
  else
    leaveNotice(c, {
      tone: "success",
      text: [...changes, t("linked", { names: namesIn(order, link) })].join(" "),
    });
}

/** What the cart has more of than before. */
const addedItems = ({ lines }: Cart, before: Order | undefined, codes: readonly string[]): EventItem[] =>
  lines
    .filter(({ variantCode }) => codes.includes(variantCode))
    .flatMap((line) => {
      const held = before?.items.find(({ variant }) => variant.code === line.variantCode);
      const more = (line.quantity ?? 0) - (held ? (held.quantity ?? Number.NaN) : 0);
      return more > 0 ? itemOf(line, more) : [];
    });

/** Some versions hand the last filled cart of a customer back, whose lines the link may change. */
async function openCart(c: AppContext): Promise<Order | undefined> {
  const cart = await currentOrder(c);
  if (cart || !c.var.session.loggedIn) return cart;
  return c.var.ecommerce.cart(await createCart(c));
}

/** Its quantity or its interval is: nothing can be added to it. */
const isUnknown = (order: Order | undefined, code: string): boolean =>
  Boolean(order?.items.some((item) => item.variant.code === code && !isWhole(item)));

const isWhole = ({ quantity, subscriptionInterval }: OrderItem): boolean =>
  quantity !== null && subscriptionInterval !== null;

/** A link may turn a subscription into a one-off purchase and the reverse (spec 4, cart item), or begin one. */
async function changesOf(
  c: AppContext,
  before: Order | undefined,
  after: Order | undefined,
  { variantCodes }: CartLink,
): Promise<string[]> {
  if (!after) return [];
  const frequencies = await c.var.frequencies.atHand();
  const held = before?.items.map(({ variant }) => variant.code) ?? [];
  const begun = after.items.filter(
    ({ variant }) => variantCodes.includes(variant.code) && !held.includes(variant.code),
  );
  return [
    ...intervalChanges(before ?? { items: [] }, after, frequencies),
    subscriptionsIn({ items: begun }, frequencies) ?? [],
  ].flat();
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
