import * as z from "zod/mini";
import { accountPaymentHref } from "../../../shared/checkout/checkout-steps.ts";
import { hashOf } from "../../../shared/hash.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isPaused, isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import {
  type GatewayOutcome,
  gatewayOutcomeIn,
} from "../../../shared/subscription/payment/gateway-outcome.ts";
import { paymentCardTexts } from "../../../shared/subscription/payment/payment-card.texts.ts";
import { cardName, isUnpaid } from "../../../shared/subscription/payment/payment-card.ts";
import { changeHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { Refusal } from "../../forms/refusal.ts";
import { originOf } from "../../page/origin.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { gatewayAddress } from "../../purchase/payment/gateway-address.ts";
import { paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { clearCookie, readJsonCookie, writeCookie } from "../../session/cookies.ts";
import { isVisit } from "../../session/visitor/visit.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { type SubscriptionNotice, subscriptionNotice } from "../subscription-notice.ts";

const t = translator(paymentCardTexts);

/** Stored cookie: state of each subscription when its customer left for the gateway. */
const sentSchema = z.array(
  z.object({
    subscription: z.int(),
    card: z.string(),
    unpaid: z.nullable(z.string()),
  }),
);

const mostSent = 10;

/** Seconds. */
const maxAge = 60 * 60;

/** @throws Refusal if no page was opened or its URL is not under PAYMENT_PAGES; UpstreamError */
export async function openCardPage(
  c: AppContext,
  subscription: CustomerSubscription,
  returnPath: string,
): Promise<FormRedirect> {
  const { ecommerce, configuration } = c.var;
  const redirectUrl = await ecommerce.updatePayment(subscription, returnPath).catch((error: unknown) => {
    // Safe to repeat: nothing changes before a card is entered, and an open page stays the same.
    const isSafe = error instanceof UpstreamError && error.isDoubtful;
    throw isSafe ? new Refusal("unavailable", t("noPage"), { cause: error }) : error;
  });
  const to = gatewayAddress(redirectUrl, configuration.paymentPages, originOf(c.req));
  if (!to) {
    const cause = new Error("payment page not known: its address is under none of PAYMENT_PAGES");
    throw new Refusal("unavailable", t("noPage"), { cause });
  }
  const { id: sent, card, pendingOrder } = subscription;
  const unpaid = isUnpaid(subscription) ? pendingOrder : null;
  const before = { subscription: sent, card: hashOf(card), unpaid };
  writeSent(c, [before, ...othersSent(c, sent)].slice(0, mostSent));
  return { to };
}

export type CardResult = "updated" | "same" | "refused" | "abandoned";

export interface CardUpdate {
  result: CardResult;
  order: "none" | "paid" | "waiting" | "cancelled";
}

export const isCardAwaited = (c: AppContext, id: string): boolean =>
  sentIn(c).some(({ subscription }) => String(subscription) === id) && isVisit(c);

const sentIn = (c: AppContext) => readJsonCookie(c, "cardUpdate", sentSchema) ?? [];

const othersSent = (c: AppContext, id: number) => sentIn(c).filter(({ subscription }) => subscription !== id);

function writeSent(c: AppContext, sent: z.infer<typeof sentSchema>): void {
  if (sent.length > 0) writeCookie(c, "cardUpdate", JSON.stringify(sent), maxAge);
  else clearCookie(c, "cardUpdate");
}

/** Only the re-read card proves a change; the URL merely explains a failure. Returns each result once. */
export async function takeCardUpdate(
  c: AppContext,
  subscription: CustomerSubscription,
): Promise<CardUpdate | undefined> {
  const before = sentIn(c).find(({ subscription: sent }) => sent === subscription.id);
  if (!before) return undefined;
  const outcome = gatewayOutcomeIn(c.req.query());
  const result = isNewCard(subscription, before.card) ? "updated" : outcome && results[outcome];
  if (!result) return undefined;
  writeSent(c, othersSent(c, subscription.id));
  return { result, order: await orderAfter(c, subscription, before.unpaid) };
}

const isNewCard = ({ card }: CustomerSubscription, before: string): boolean =>
  card !== null && hashOf(card) !== before;

/** Reads the order itself: one that was refused too often is cancelled, and no longer pending either. */
async function orderAfter(
  c: AppContext,
  subscription: CustomerSubscription,
  unpaid: string | null,
): Promise<CardUpdate["order"]> {
  if (isUnpaid(subscription)) return "waiting";
  if (!unpaid) return "none";
  const order = await ownOrder(c, unpaid).catch((error: unknown) => {
    c.var.log.error("order of a card not read", error);
    return undefined;
  });
  const outcome = order && paymentOutcomeOf(order).kind;
  return outcome === "paid" || outcome === "cancelled" ? outcome : "none";
}

const results: Record<GatewayOutcome, CardResult> = {
  accepte: "same",
  refuse: "refused",
  abandonne: "abandoned",
};

export function cardNotice(
  subscription: CustomerSubscription,
  { result, order }: CardUpdate,
): SubscriptionNotice {
  const { card, pendingOrder } = subscription;
  const name = { card: card ? cardName(card) : t("result.withoutCard") };
  if (result === "updated" && order === "cancelled") {
    const text = t("result.cancelled", name);
    if (!isRunning(subscription)) return subscriptionNotice("error", `${text} ${t("result.ended")}`);
    if (!isPaused(subscription)) return subscriptionNotice("error", text);
    const resume = { name: t("result.resume"), href: changeHref(subscription.id, "reprise") };
    return subscriptionNotice("error", `${text} ${t("result.paused")}`, resume);
  }
  const said = result === "same" && !card ? t("result.unseen") : t(`result.${result}`, name);
  const tone = { updated: "success", refused: "error", same: "info", abandoned: "info" } as const;
  if (result !== "updated" || order === "none") return subscriptionNotice(tone[result], said);
  if (order === "paid") return subscriptionNotice("success", `${said} ${t("result.settled")}`);
  const link = pendingOrder ? { name: t("payNow"), href: accountPaymentHref(pendingOrder) } : undefined;
  return subscriptionNotice("info", `${said} ${t("result.stillWaiting")}`, link);
}
