import type { FollowedOrderScreenProps } from "../../../client/screens/order/followed-order-screen.tsx";
import { paymentStatusOf } from "../../../shared/checkout/payment/payment-status.ts";
import { mailLinkQuery } from "../../../shared/mail-link/mail-link.ts";
import { followedOrderTexts } from "../../../shared/order/followed/followed-order.texts.ts";
import type { FollowedOrder } from "../../../shared/order/followed/followed-order.ts";
import { itemName } from "../../../shared/order/item-name.ts";
import { statusOfOrder } from "../../../shared/order/order-status.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import type { AppContext } from "../../context.ts";
import { withinNetworkLimit } from "../../forms/within-limit.ts";
import { setRetryAfter } from "../../page/error/retry-after.ts";
import { late } from "../../page/late.ts";
import { type Loader, NotFound, type Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { deliveryKindOf, deliveryTermsOf } from "../../purchase/delivery/delivery-terms.ts";
import { followUp } from "../../purchase/order/follow-up.ts";
import { hasParcel, isSent } from "../../purchase/order/order-state.ts";
import { arrivalAfter } from "../../purchase/order/promised-arrival.ts";
import { paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { shownProducts } from "../../purchase/product/shown-products.ts";
import { followedMailLink } from "../../session/mail-link.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

const t = translator(followedOrderTexts);

/** Reads only: whoever has the mail may follow its order, and nothing else. */
export const loadFollowedOrder: Loader<"suivi-order"> = async (c, { order: token }) => {
  const link = await followedMailLink(c, "order", token);
  if (!link) throw new NotFound(c.req.path);
  if (link.isExpired) return { ...notShown("expired", token), status: 410 };
  const again = `${href("suivi-order", { order: token })}?${new URLSearchParams({ [mailLinkQuery]: link.token })}`;
  if (!(await withinNetworkLimit(c, "MAIL_LINK_LIMIT"))) {
    setRetryAfter(c);
    return { ...notShown("busy", token, again), status: 429 };
  }
  try {
    return await followedPage(c, await c.var.ecommerce.followedOrder(token, link.token));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.refused) throw new NotFound(c.req.path);
    c.var.log.error("followed order not shown", error);
    return { ...notShown("down", token, again), status: 503 };
  }
};

async function followedPage(c: AppContext, order: FollowedOrder): Promise<Page> {
  const { token, number, items, town } = order;
  const variants = items.map(({ variant }) => variant);
  const { carrier, point } = order.shipments.at(-1) ?? {};
  const terms = await deliveryTermsOf(c.var);
  return page(token, number ? t("title", { number }) : t("unnumbered"), {
    kind: "order",
    number,
    orderedOn: parseDate(order.checkoutCompletedAt)?.toISOString() ?? null,
    status: statusOfOrder(order),
    payment: paymentOf(order),
    isSent: isSent(order),
    isPartlySent: hasParcel(order) && !isSent(order),
    deliveryKind: deliveryKindOf(terms, order),
    arrival: arrivalAfter(terms, withoutAmounts(order), parseDate(order.paidAt)),
    followUp: await followUp(c.var, order, terms),
    place: { carrier: carrier?.name ?? null, point: point?.name ?? null, town },
    items: items.map(({ variant, productName, variantName, quantity }) => ({
      code: variant.code,
      name: itemName({ productName, variantName }),
      quantity: quantity ?? 1,
    })),
    products: late(c.var, "pictures of a followed order", shownProducts(c.var, variants), {}),
  });
}

const withoutAmounts = (order: FollowedOrder) => ({ ...order, payments: [], total: null });

function paymentOf(order: FollowedOrder) {
  const paid = withoutAmounts(order);
  return paymentStatusOf(paid, paymentOutcomeOf(paid).kind === "due");
}

const notShown = (why: "expired" | "busy" | "down", token: string, retry?: string): Page =>
  page(token, t(`${why}.title`), { kind: "notShown", why, ...(retry && { retry }) });

const page = (token: string, title: string, shown: FollowedOrderScreenProps["shown"]): Page => ({
  screen: "followed-order",
  personal: true,
  props: { token, shown },
  head: { title: pageTitle(title), canonical: href("suivi-order", { order: token }), noindex: true },
});
