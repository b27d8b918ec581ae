import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import { href } from "../../../shared/routes.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { paymentCardTexts } from "../../../shared/subscription/payment/payment-card.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { type WebViewMessage, webViewStates } from "../../../shared/web-view/messages.ts";
import { webViewTexts } from "../../../shared/web-view/texts.ts";
import type { AppContext } from "../../context.ts";
import { form } from "../../forms/form.ts";
import type { Loader, Page } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { leaveNotice, takeNotice } from "../../session/notice.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { namedSubscription } from "../own-subscription.ts";
import type { SubscriptionParams } from "../step/change-form.ts";
import { type CardUpdate, cardNotice, isCardAwaited, openCardPage, takeCardUpdate } from "./card-update.ts";
import { cardViewOf } from "./payment-update.ts";

const t = translator(webViewTexts);

export const webViewHref = (id: number): string =>
  href("web-view-subscription-changement-de-paiement", { subscription: String(id) });

export const loadWebViewPayment: Loader<"web-view-subscription-changement-de-paiement"> = async (
  c,
  params,
) => {
  try {
    const subscription = await namedSubscription(c, params.subscription);
    const update = isCardAwaited(c, params.subscription) ? await takeCardUpdate(c, subscription) : undefined;
    return update ? toldOf(c, subscription, update) : page(c, subscription);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("subscription not shown", error);
    return outage(c, params);
  }
};

/** The notice proves the result, since any link could fake the one in the URL. */
function toldOf(c: AppContext, subscription: CustomerSubscription, update: CardUpdate) {
  const { tone, text } = cardNotice(subscription, update);
  leaveNotice(c, { tone, text, draft: { webView: update.result, order: update.order } });
  const { type } = messageOf(subscription, update);
  return redirectTo(c, `${webViewHref(subscription.id)}?etat=${webViewStates[type]}`, 302);
}

function messageOf({ id: subscription, card }: CustomerSubscription, { result, order }: CardUpdate) {
  switch (result) {
    case "updated":
      return { type: "payment-updated", subscription, card, order } as const;
    case "same":
      return { type: "payment-unchanged", subscription } as const;
    default:
      return { type: "payment-failed", subscription, reason: result } as const;
  }
}

export const webViewPaymentForm = form<CustomerSubscription, object, Page, SubscriptionParams>({
  failure: "card page not opened",
  given: (c, { subscription }) => namedSubscription(c, subscription),
  rules: () => noFields,
  act: (c, { given: subscription }) => openCardPage(c, subscription, webViewHref(subscription.id)),
  back: (c, { given: subscription, errors }) => page(c, subscription, errors),
  messages: () => ({ unavailable: translator(paymentCardTexts)("noPage") }),
  outage: async (c, params) => outage(c, params),
});

function page(c: AppContext, subscription: CustomerSubscription, errors?: FormErrors): Page {
  const { id, number, name } = subscription;
  const isClosed = c.req.query("etat") === webViewStates.closed;
  const notice = takeNotice(c, ({ draft }) => draft?.webView !== undefined);
  const told = updateIn(notice?.draft);
  const usual: WebViewMessage = { type: isClosed ? "closed" : "ready", subscription: id };
  return webViewPage(id, {
    message: told ? messageOf(subscription, told) : usual,
    subscription: { number, name, card: cardViewOf(subscription), isEnded: !isRunning(subscription) },
    ...(notice && { notice: { tone: notice.tone, text: notice.text } }),
    ...(errors && { errors }),
  });
}

function outage(_: AppContext, { subscription }: SubscriptionParams): Page {
  const id = Number(subscription);
  const message: WebViewMessage = { type: "unavailable", subscription: id };
  return { ...webViewPage(id, { message, subscription: null }), status: 503 };
}

type Shown = Omit<Extract<Page, { screen: "web-view-payment" }>["props"], "action" | "close">;

const webViewPage = (id: number, shown: Shown): Page => ({
  screen: "web-view-payment",
  props: { ...shown, action: webViewHref(id), close: `${webViewHref(id)}?etat=${webViewStates.closed}` },
  head: { title: pageTitle(t("title")), canonical: webViewHref(id), noindex: true },
});

const results = ["updated", "same", "refused", "abandoned"] as const;
const orders = ["none", "paid", "waiting", "cancelled"] as const;

function updateIn(draft: Record<string, string> | undefined): CardUpdate | undefined {
  const result = results.find((one) => one === draft?.webView);
  const order = orders.find((one) => one === draft?.order);
  return result && order && { result, order };
}
