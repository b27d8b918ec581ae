import type { DateChoice } from "../../../client/features/subscription/date/date-form.island.tsx";
import { formatAmount } from "../../../shared/money/money.ts";
import { isShipmentDay } from "../../../shared/subscription/date/choosable-days.ts";
import { dateTexts } from "../../../shared/subscription/date/date.texts.ts";
import {
  choosableDays,
  dateFields,
  isDay,
  lastDayOfChanges,
} from "../../../shared/subscription/date/date-choice.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { pendingKind } from "../../../shared/subscription/pending-order.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { isMonth, monthOf } from "../../../shared/time/month-grid.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import type { AppRequest } from "../../context.ts";
import type { ShownStep } from "../step/change.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";
import { newDateNotice } from "./new-date-notice.ts";

const t = translator(dateTexts);

export const date = changeForm({
  name: "date",
  failure: "date not changed",
  isHeldByLock: true,
  isOffered: (subscription) => isRunning(subscription) && subscription.nextShipmentDate !== null,
  rules: (_, subscription) => dateFields(choosableDays(subscription, today())),
  page: async (c, step) => {
    const page = stepPage(c, { name: "date", title: t("date.title") }, step);
    return { screen: "subscription-date", ...page, props: { ...page.props, choice: choiceOf(c.req, step) } };
  },
  isDone: ({ nextShipmentDate }, values) => nextShipmentDate === values.nextShipmentDate,
  write: (c, subscription, change) => c.var.ecommerce.changeSubscription(subscription, change),
  done: (after, _, before) => {
    const { nextShipmentDate: day, total } = after;
    const sentences = [
      t("date.done", { day: formatDay(day) }),
      total !== null && t("date.charge", { amount: formatAmount(total) }),
      day && t("date.until", { last: formatDay(lastDayOfChanges(day)) }),
    ];
    return newDateNotice(sentences.filter(Boolean).join(" "), { after, before });
  },
});

const today = () => dayInParis(clock.date());

function choiceOf(req: AppRequest, { subscription, inputs }: ShownStep): DateChoice {
  const { nextShipmentDate, total } = subscription;
  const days = choosableDays(subscription, today());
  const named = req.query("le");
  const asked = isDay(named) ? named : null;
  const [chosen = null] = [inputs.nextShipmentDate, asked, nextShipmentDate].filter(
    (day) => typeof day === "string" && isShipmentDay(day, days),
  ) as string[];
  const month = req.query("mois");
  return {
    days,
    today: today(),
    chosen,
    asked,
    month:
      isMonth(month) && month >= monthOf(days.first) && month <= monthOf(days.last)
        ? month
        : monthOf(chosen ?? days.first),
    total,
    isOrderOnItsWay: pendingKind(subscription) === "sending",
  };
}
