import { createMiddleware } from "hono/factory";
import type { Cart } from "../../../shared/cart/cart.ts";
import { hasCartLink } from "../../../shared/cart/has-cart-link.ts";
import { isUpsell } from "../../../shared/cart/source-item-list.ts";
import { namesInSentence, orderItemName } from "../../../shared/order/item-name.ts";
import type { Order, OrderItem } from "../../../shared/order/order.ts";
import { translator } from "../../../shared/text/translator.ts";
import { itemOf } from "../../../shared/tracking/cart-items.ts";
import type { EventItem } from "../../../shared/tracking/events.ts";
import type { AppContext, AppEnv, Services } from "../../context.ts";
import { toPlainCart } from "../../purchase/cart/cart-view.ts";
import { addLine, changeLine, IntervalIgnored, inCartTurn } from "../../purchase/cart/cart-writes.ts";
import { intervalChanges, subscriptionsIn } from "../../purchase/cart/interval-changes.ts";
import { withSingleSamples } from "../../purchase/product/samples.ts";
import { leaveNotice } from "../../session/notice.ts";
import { isPrefetch } from "../../session/visitor/visit.ts";
import { noteLinkedItems } from "../../tracking/linked-items.ts";
import { grantedTracking } from "../../tracking/page-tracking.ts";
import { deadlines } from "../../upstream/deadline.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { NotWritten } from "../../upstream/write-outcome.ts";
import { CartRefusal } from "../cart.ts";
import { apiRefusalText, cartToFill } from "../change-cart.ts";
import { cartNotices } from "../texts.ts";
import { type CartLink, cartLinkStep, parseCartLink, withoutCartLink } from "./cart-link.ts";

const t = translator(cartNotices);

/** Redirects without the link, so that neither reload nor back adds its items again. */
export const cartLink = createMiddleware<AppEnv>(async function cartLink(c, next) {
  const url = new URL(c.req.url);
  if (!hasCartLink(url)) return next();
  c.header("Cache-Control", "no-store");
  if (isPrefetch(c.req)) return c.body(null, 503);
  if (c.req.method === "GET" && !c.var.bot) {
    c.var.deadline.restart(deadlines.write);
    const link = parseCartLink(url, url.searchParams.has("interval") ? await c.var.frequencies.read() : []);
    if (link) await inCartTurn(c, () => fill(c, link)).catch((error: unknown) => tooLong(c, error));
  }
  return c.redirect(withoutCartLink(url).href, 302);
});

function tooLong(c: AppContext, error: unknown): void {
  c.var.log.error("cart link failed", error);
  leaveNotice(c, { tone: "error", text: t("linkFailed") });
}

/** Writes in sequence, because parallel writes lock each other in the API. */
async function fill(c: AppContext, link: CartLink): Promise<void> {
  let before: Order | undefined;
  let order: Order | undefined;
  const refusals: string[] = [];
  const followed: string[] = [];
  let refused = 0;
  const withSamples = async (filled: Order | undefined) => {
    const mended = filled && (await withSingleSamples(c.var, filled));
    if (mended !== filled) refusals.push(t("sampleOnce"));
    return mended;
  };
  try {
    before = await cartToFill(c, link.targetQuantity !== undefined);
    order = before;
    for (const code of link.variantCodes) {
      try {
        if (isUnknown(order, code)) {
          refusals.push(t("unknownLine"));
          continue;
        }
        order = await withSamples((await apply(c.var, link, code, order ?? before, refusals)) ?? order);
        followed.push(code);
      } catch (error) {
        if (error instanceof IntervalIgnored) {
          refusals.push(t(error.cart ? "rhythmIgnored" : "rhythmIgnoredStays"));
          order = error.cart ?? order;
          continue;
        }
        if (!(error instanceof UpstreamError && error.refused)) throw error;
        refused += 1;
        refusals.push(apiRefusalText(error));
      }
    }
  } catch (error) {
    if (error instanceof CartRefusal && error.verdict === "too-often") refusals.push(t("tooMany"));
    else {
      c.var.log.error("cart link failed", error);
      refusals.push(failureText(error));
    }
  }
  if (order && grantedTracking(c.var).includes("tags"))
    noteLinkedItems(c, addedItems(await toPlainCart(c.var, order), before, link.variantCodes));
  const changes = await changesOf(c.var, before, order, link);
  const replaced = link.replaced.map((wish) => t(wish === "quantity" ? "linkQuantity" : "linkInterval"));
  // Product names come last, since a notice may be cut at its end.
  const names = namesIn(order, followed);
  if (refusals.length > 0) {
    const rest = names ? [...replaced, ...changes, t("linkedRest", { names })] : changes;
    const nothing = refused === link.variantCodes.length ? [t("linkedNothing")] : [];
    leaveNotice(c, { tone: "error", text: [...new Set(refusals), ...rest, ...nothing].join(" ") });
  } else
    leaveNotice(c, {
      tone: replaced.length > 0 ? "info" : "success",
      text: [...replaced, ...changes, t("linked", { names })].join(" "),
    });
}

function failureText(error: unknown): string {
  if (error instanceof NotWritten) return t("notDone");
  if (!(error instanceof UpstreamError && error.isDoubtful)) return t("linkFailed");
  return t("unsure");
}

const addedItems = ({ lines }: Cart, before: Order | undefined, codes: readonly string[]): EventItem[] =>
  lines
    .filter(({ variantCode }) => codes.includes(variantCode))
    .flatMap((line) => {
      const held = before?.items.find(({ variant }) => variant.code === line.variantCode);
      const more = (line.quantity ?? 0) - (held ? (held.quantity ?? Number.NaN) : 0);
      return more > 0 ? itemOf(line, more) : [];
    });

const isUnknown = (order: Order | undefined, code: string): boolean =>
  Boolean(order?.items.some((item) => item.variant.code === code && !isWhole(item)));

const isWhole = ({ quantity, subscriptionInterval }: OrderItem): boolean =>
  quantity !== null && subscriptionInterval !== null;

async function changesOf(
  services: Services<"frequencies">,
  before: Order | undefined,
  after: Order | undefined,
  { variantCodes }: CartLink,
): Promise<string[]> {
  if (!after) return [];
  const frequencies = await services.frequencies.atHand();
  const held = before?.items.map(({ variant }) => variant.code) ?? [];
  const begun = after.items.filter(
    ({ variant }) => variantCodes.includes(variant.code) && !held.includes(variant.code),
  );
  return [
    ...intervalChanges(before ?? { items: [] }, after, frequencies),
    subscriptionsIn({ items: begun }, frequencies) ?? [],
  ].flat();
}

function namesIn(order: Order | undefined, variantCodes: readonly string[]): string {
  const items = order?.items.filter(({ variant }) => variantCodes.includes(variant.code)) ?? [];
  return namesInSentence(items.map((item) => `${item.quantity ?? "–"}\u00a0×\u00a0${orderItemName(item)}`));
}

function apply(
  services: Services<"ecommerce" | "log">,
  link: CartLink,
  code: string,
  order: Order,
  said: string[],
): Promise<Order> | undefined {
  const item = order.items.find(({ variant }) => variant.code === code);
  const step = cartLinkStep(link, code, item);
  if (!step) return undefined;
  if (step.kind === "add") {
    const { sourceItemList } = link;
    return addLine(services, order, {
      variantCode: code,
      quantity: step.quantity,
      subscriptionInterval: step.interval,
      sourceItemList,
      upsell: isUpsell(sourceItemList),
    });
  }
  if (step.isCapped) said.push(t("linkCapped"));
  return changeLine(services, order.token, step.id, {
    quantity: step.quantity,
    subscriptionInterval: step.interval,
  });
}
