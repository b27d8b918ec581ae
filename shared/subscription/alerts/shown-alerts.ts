import { accountPaymentHref } from "../../checkout/checkout-steps.ts";
import { href } from "../../routes.ts";
import { translator } from "../../text/translator.ts";
import { formatDay, formatDeadline } from "../../time/dates.ts";
import {
  type CustomerSubscription,
  type SubscriptionAlert,
  subscriptionAlerts,
} from "../customer-subscription.ts";
import { isLocked } from "../lock/edit-lock.ts";
import { isRunning } from "../next-delivery/next-deliveries.ts";
import { isExpired } from "../payment/payment-card.ts";
import { changeHref, type SubscriptionChange } from "../subscription-href.ts";
import { alertTexts } from "./alert.texts.ts";

const t = translator(alertTexts);

export interface ShownAlert {
  key: string;
  rank: number;
  text: string;
  when: string | null;
  isUrgent: boolean;
  mend: { href: string; label: string };
}

interface AlertOptions {
  now: Date;
  isNamed: boolean;
  isOffered?: (change: SubscriptionChange) => boolean;
}

export function shownAlerts(subscription: CustomerSubscription, options: AlertOptions): ShownAlert[] {
  if (!isRunning(subscription)) return [];
  const { number, name } = subscription;
  return withoutRepeats(subscription.alerts)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((alert) => {
      const { kind, subject } = alert;
      return {
        key: `${number} ${kind} ${subject}`,
        rank: rankOf(alert),
        text: textOf(subscription, alert, options.isNamed ? name : ""),
        when: whenOf(subscription, alert, options.now),
        isUrgent: urgent.has(kind),
        mend: mendOf(subscription, alert, options),
      };
    });
}

/** False for a request by a stranger who typed the customer's e-mail. */
export const isEndRequested = ({ alerts }: Pick<CustomerSubscription, "alerts">): boolean =>
  alerts.some(({ kind }) => kind === "termination_requested");

function withoutRepeats(alerts: readonly SubscriptionAlert[]): readonly SubscriptionAlert[] {
  const isRefused = alerts.some(({ kind }) => kind === "payment_failed");
  return isRefused
    ? alerts.filter(({ kind }) => kind !== "awaiting_payment" && kind !== "card_expired")
    : alerts;
}

function textOf(subscription: CustomerSubscription, alert: SubscriptionAlert, name: string): string {
  const { kind, subject } = alert;
  const lastDigits = subscription.card?.lastDigits ?? "";
  const isExpired = subscription.alerts.some((other) => other.kind === "card_expired");
  if (kind === "payment_failed" && isExpired) {
    const expired = t("what.card_expired", { name, subject: null, lastDigits });
    return `${expired} ${t("what.payment_failed", { name: "", subject, lastDigits })}`;
  }
  return t(`what.${isWithoutCard(subscription, alert) ? "no_card" : kind}`, { name, subject, lastDigits });
}

const rankOf = ({ kind }: SubscriptionAlert) => subscriptionAlerts.indexOf(kind);

/** The order that created the subscription was free, so no card was stored. */
const isWithoutCard = ({ card }: CustomerSubscription, { kind, subject }: SubscriptionAlert) =>
  kind === "awaiting_payment" && !subject && card === null;

const urgent: ReadonlySet<SubscriptionAlert["kind"]> = new Set([
  "card_expired",
  "payment_failed",
  "awaiting_payment",
]);

const changes = {
  card_expired: "paiement",
  card_expiring: "paiement",
  payment_failed: "paiement",
  awaiting_payment: "paiement",
  product_unavailable: "echanger",
  pickup_point_unavailable: "livraison",
  invalid_carrier: "livraison",
  invalid_promotion: "code",
  termination_requested: "resiliation",
  termination_requested_elsewhere: "resiliation",
} as const satisfies Record<SubscriptionAlert["kind"], SubscriptionChange>;

/** Payment alerts matter until the day of the shipment, all others until the lock. */
const isHeldByLock = ({ kind }: SubscriptionAlert) => changes[kind] !== "paiement";

const isRequestedEnd = (
  kind: SubscriptionAlert["kind"],
): kind is "termination_requested" | "termination_requested_elsewhere" =>
  kind === "termination_requested" || kind === "termination_requested_elsewhere";

function whenOf(subscription: CustomerSubscription, alert: SubscriptionAlert, now: Date): string | null {
  const { kind } = alert;
  if (isWithoutCard(subscription, alert)) return t("when.no_card");
  if (isRequestedEnd(kind)) return t(`when.${kind}`);
  if (kind === "payment_failed" || kind === "awaiting_payment") return t("when.paid");
  const { nextShipmentDate, editableUntil } = subscription;
  const day = formatDay(nextShipmentDate);
  if (!day) return null;
  if (kind === "card_expiring" && isPaidBefore(subscription)) return t("when.still_valid", { day });
  if (isLocked(subscription, now)) return t(isHeldByLock(alert) ? "when.late" : "when.debit", { day });
  return editableUntil && t("when.deadline", { day, deadline: formatDeadline(editableUntil) });
}

/** The next parcel is debited while the card is still valid. */
const isPaidBefore = ({ card, nextShipmentDate }: CustomerSubscription): boolean =>
  card !== null &&
  nextShipmentDate !== null &&
  card.expiryMonth !== null &&
  !isExpired(card, new Date(nextShipmentDate));

function mendOf(
  subscription: CustomerSubscription,
  alert: SubscriptionAlert,
  { now, isOffered = () => true }: AlertOptions,
): ShownAlert["mend"] {
  const { kind } = alert;
  if (isRequestedEnd(kind)) return { href: href("nous-contacter"), label: t(`mend.${kind}`) };
  const { id, pendingOrder } = subscription;
  const isCardMissing = isWithoutCard(subscription, alert);
  const label = t(`mend.${isCardMissing ? "no_card" : kind}`);
  const isPayable = kind === "awaiting_payment" || (kind === "payment_failed" && !isOffered("paiement"));
  if (isPayable && pendingOrder && !isCardMissing) {
    return { href: accountPaymentHref(pendingOrder), label: t("mend.awaiting_payment") };
  }
  const isTooLate = isHeldByLock(alert) && isLocked(subscription, now);
  if (isTooLate || !isOffered(changes[kind])) {
    return { href: href("nous-contacter"), label: t("mend.contact") };
  }
  return { href: changeHref(id, changes[kind], choicesOf(subscription, alert)), label };
}

function choicesOf(
  { items }: CustomerSubscription,
  { kind, subject }: SubscriptionAlert,
): Record<string, string> {
  if (kind !== "product_unavailable") return {};
  const missing = items.filter(({ available }) => !available);
  const line = missing.find(({ productName }) => productName === subject) ?? missing[0];
  return line ? { article: String(line.id) } : {};
}
