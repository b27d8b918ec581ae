import type {
  Alternative,
  CancellationView,
} from "../../../client/features/subscription/cancel/cancellation.tsx";
import { cancellationTexts } from "../../../shared/subscription/cancel/cancellation.texts.ts";
import { cancellationFields } from "../../../shared/subscription/cancel/cancellation-form.ts";
import { earliestEnd } from "../../../shared/subscription/cancel/earliest-end.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { isUnpaid } from "../../../shared/subscription/payment/payment-card.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { Refusal } from "../../forms/refusal.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { skip } from "../date/skip.ts";
import { frequency } from "../frequency/frequency.ts";
import { pause } from "../pause/pause.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";

const t = translator(cancellationTexts);

/** Asks for a reason, unlike the statutory termination form (code de la consommation, L215-1-1). */
export const cancel = changeForm({
  name: "resiliation",
  failure: "subscription not cancelled",
  isHeldByLock: false,
  rules: () => cancellationFields,
  page: async (c, step) => {
    const page = stepPage(c, { name: "resiliation", title: t("title") }, step);
    return {
      screen: "subscription-cancellation",
      ...page,
      props: { ...page.props, view: viewOf(step.subscription) },
    };
  },
  isDone: (subscription) => !isRunning(subscription),
  write: async (c, subscription, reasons) => {
    if (earliestEnd(subscription)) throw new Refusal("wrong", t("tooEarly"));
    return c.var.ecommerce.abortSubscription(subscription, reasons).catch((error: unknown) => {
      throw isTooEarly(error) ? new Refusal("wrong", t("tooEarly"), { cause: error }) : error;
    });
  },
  done: (after, _, before) =>
    isBeingPrepared(before) && before.nextShipmentDate && after.nextShipmentDate
      ? t("doneAfter", { day: formatDay(before.nextShipmentDate) })
      : t("done"),
});

function viewOf(subscription: CustomerSubscription): CancellationView {
  const { minimumShipments, number, nextShipmentDate, coupons } = subscription;
  const earliest = earliestEnd(subscription);
  const alternatives = alternativesTo(subscription);
  if (earliest) return { kind: "minimum", earliest, minimumShipments, number, alternatives };
  return {
    kind: "form",
    lastDay: isBeingPrepared(subscription) ? nextShipmentDate : null,
    pending: pendingOf(subscription),
    discount: discountOf(subscription),
    coupons: coupons.flatMap(({ code, valid }) => (valid ? [code] : [])),
    alternatives,
  };
}

function alternativesTo(subscription: CustomerSubscription): Alternative[] {
  return alternatives.filter((name) => {
    const { isOffered, isHeldByLock } = changes[name];
    const isHeld = isHeldByLock && isBeingPrepared(subscription);
    return isOffered(subscription) && !isHeld;
  });
}

const alternatives = ["pause", "frequence", "passer"] as const;
const changes = { pause, frequence: frequency, passer: skip };

function pendingOf(subscription: CustomerSubscription): "sent" | "unpaid" | null {
  if (!subscription.pendingOrder) return null;
  return isUnpaid(subscription) ? "unpaid" : "sent";
}

const isBeingPrepared = (subscription: CustomerSubscription) => isLocked(subscription, clock.date());

/** Cents per delivery; null if a price is unknown. */
function discountOf({ items }: CustomerSubscription): number | null {
  return items
    .filter(({ once }) => !once)
    .reduce<number | null>((sum, { originalUnitPrice, unitPrice, quantity }) => {
      if (sum === null || originalUnitPrice === null || unitPrice === null || quantity === null) return null;
      return sum + (originalUnitPrice - unitPrice) * quantity;
    }, 0);
}

const isTooEarly = (error: unknown) =>
  error instanceof UpstreamError &&
  error.problem.violations.some(({ code, message }) => [code, message].includes("subscription.minimum"));
