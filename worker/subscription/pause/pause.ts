import { noFields } from "../../../shared/forms/form-rules.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import {
  type DayRange,
  pauseDays,
  shipmentAfterPause,
} from "../../../shared/subscription/date/choosable-days.ts";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { isPaused, isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { pauseTexts } from "../../../shared/subscription/pause/pause.texts.ts";
import {
  daysAfterResuming,
  effectivePauseDays,
  pauseChoices,
  pauseRules,
  shipmentToPutOff,
} from "../../../shared/subscription/pause/pause-form.ts";
import { pendingKind } from "../../../shared/subscription/pending-order.ts";
import { shortageTexts } from "../../../shared/subscription/stock/shortage.texts.ts";
import { lastDayInTime } from "../../../shared/subscription/stock/shortage.ts";
import { shortageText } from "../../../shared/subscription/stock/shortage-text.ts";
import { changeHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";
import { foodForecast } from "../stock/food-forecast.ts";
import { subscriptionNotice } from "../subscription-notice.ts";

const t = translator(pauseTexts);
const say = translator(shortageTexts);

/** Allowed inside the lock: the current parcel is sent, and the pause begins after it. */
export const pause = changeForm({
  name: "pause",
  failure: "subscription not paused",
  isHeldByLock: false,
  isOffered: (subscription) => {
    const { first, last } = daysOf(subscription);
    const isPlanned = subscription.nextShipmentDate !== null && first <= last;
    return isRunning(subscription) && !isPaused(subscription) && isPlanned;
  },
  rules: (_, subscription) => pauseRules(daysOf(subscription)),
  page: async (c, step) => {
    const page = stepPage(c, { name: "pause", title: t("pause.title") }, step);
    const { subscription } = step;
    const isSent = isLocked(subscription, clock.date());
    const planned = shipmentToPutOff(subscription, clock.date());
    const pending = pendingKind(subscription);
    const days = daysOf(subscription);
    const food = await foodForecast(c, subscription);
    const choices = (planned === null ? [] : pauseChoices(planned, today())).map((choice) => ({
      ...choice,
      shortage: shortageText(food, choice.next),
    }));
    const last = food && lastDayInTime(food, days, (until) => shipmentAfterPause(planned, until));
    const lastInTime = last && say("lastPause", { day: formatDay(last) });
    return {
      screen: "subscription-pause",
      ...page,
      props: { ...page.props, pause: { planned, choices, days, isSent, pending, lastInTime } },
    };
  },
  isDone: ({ pausedUntil }, { until }) => pausedUntil === until,
  write: (c, subscription, { until }) => c.var.ecommerce.pauseSubscription(subscription, until),
  done: (after, { until }, before) => {
    const { id, nextShipmentDate } = after;
    const isSent = isLocked(before, clock.date());
    const day = formatDay((isSent ? before : after).nextShipmentDate ?? nextShipmentDate);
    const done = t(isSent ? "pause.doneLater" : "pause.done", { until: formatDay(until), day });
    const pending = pendingKind(after);
    const isOpen = pending === "unpaid" || pending === "unconfirmed";
    const text = isOpen ? `${t("pause.doneUnpaid", { until: formatDay(until) })} ${t("pause.unpaid")}` : done;
    return subscriptionNotice("success", text, { name: t("pause.undo"), href: changeHref(id, "reprise") });
  },
});

export const resume = changeForm({
  name: "reprise",
  failure: "subscription not resumed",
  isHeldByLock: false,
  isOffered: (subscription) => isRunning(subscription) && isPaused(subscription),
  rules: () => noFields,
  page: async (c, step) => {
    const page = stepPage(c, { name: "reprise", title: t("resume.title") }, step);
    const { subscription } = step;
    const { pausedUntil, total } = subscription;
    const resume = { pausedUntil, days: daysAfterResuming(subscription, today()), total };
    return { screen: "subscription-resume", ...page, props: { ...page.props, resume } };
  },
  isDone: (subscription) => isRunning(subscription) && !isPaused(subscription),
  write: (c, subscription) => c.var.ecommerce.resumeSubscription(subscription),
  done: (after) =>
    subscriptionNotice("success", resumedText(after), {
      name: t("resume.undo"),
      href: changeHref(after.id, "date"),
    }),
});

const today = () => dayInParis(clock.date());

/** Accepts every day once the subscription is paused, so that a repeated click is answered like the first. */
function daysOf(subscription: CustomerSubscription): DayRange {
  const planned = shipmentToPutOff(subscription, clock.date());
  return planned === null || isPaused(subscription)
    ? pauseDays(today())
    : effectivePauseDays(planned, today());
}

function resumedText({ nextShipmentDate, total }: CustomerSubscription): string {
  const done = t("resume.done", { day: formatDay(nextShipmentDate) });
  return total === null ? done : `${done} ${t("resume.charged", { amount: formatAmount(total) })}`;
}
