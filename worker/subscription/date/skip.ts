import { departureFrom } from "../../../shared/delivery/departure.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isWithin, shipmentDays } from "../../../shared/subscription/date/choosable-days.ts";
import { dateTexts } from "../../../shared/subscription/date/date.texts.ts";
import { skipFields } from "../../../shared/subscription/date/skip-form.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { pendingKind } from "../../../shared/subscription/pending-order.ts";
import { shortageText } from "../../../shared/subscription/stock/shortage-text.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { dayAfter, dayInParis } from "../../../shared/time/wall-clock.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";
import { foodForecast } from "../stock/food-forecast.ts";
import { newDateNotice } from "./new-date-notice.ts";

const t = translator(dateTexts);

export const skip = changeForm({
  name: "passer",
  failure: "delivery not skipped",
  isHeldByLock: true,
  isOffered: (subscription) => isRunning(subscription) && dayAfterSkip(subscription) !== null,
  rules: () => skipFields,
  page: async (c, step) => {
    const page = stepPage(c, { name: "passer", title: t("skip.title") }, step);
    const { total } = step.subscription;
    const isOrderOnItsWay = pendingKind(step.subscription) === "sending";
    const to = dayAfterSkip(step.subscription) ?? "";
    const shortage = shortageText(await foodForecast(c, step.subscription), to);
    return {
      screen: "subscription-skip",
      ...page,
      props: { ...page.props, skip: { to, total, isOrderOnItsWay, shortage } },
    };
  },
  isDone: ({ nextShipmentDate }, { to }) => nextShipmentDate === to,
  write: (c, subscription, { to }) =>
    c.var.ecommerce.changeSubscription(subscription, { nextShipmentDate: to }),
  done: (after, _, before) => {
    const day = formatDay(after.nextShipmentDate);
    const skipped = formatDay(before.nextShipmentDate);
    const text = day === skipped ? t("date.done", { day }) : t("skip.done", { day, skipped });
    return newDateNotice(text, { after, before });
  },
});

export function dayAfterSkip({
  nextShipmentDate,
  interval,
  pausedUntil,
}: Pick<CustomerSubscription, "nextShipmentDate" | "interval" | "pausedUntil">): string | null {
  if (!nextShipmentDate || !interval) return null;
  const to = departureFrom(dayAfter(nextShipmentDate, interval));
  return isWithin(to, shipmentDays(dayInParis(clock.date()), pausedUntil)) ? to : null;
}
