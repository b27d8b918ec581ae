import type { DateChoice } from "../../../client/features/subscription/date/date-form.island.tsx";
import { departureFrom } from "../../../shared/delivery/departure.ts";
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
import { shortageTexts } from "../../../shared/subscription/stock/shortage.texts.ts";
import { lastDayInTime } from "../../../shared/subscription/stock/shortage.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { isMonth, monthOf } from "../../../shared/time/month-grid.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import type { AppContext } from "../../context.ts";
import type { ShownStep } from "../step/change.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";
import { foodForecast } from "../stock/food-forecast.ts";
import { newDateNotice } from "./new-date-notice.ts";

const t = translator(dateTexts);
const say = translator(shortageTexts);

export const date = changeForm({
  name: "date",
  failure: "date not changed",
  isHeldByLock: true,
  isOffered: (subscription) => isRunning(subscription) && subscription.nextShipmentDate !== null,
  rules: (_, subscription) => dateFields(choosableDays(subscription, today())),
  page: async (c, step) => {
    const page = stepPage(c, { name: "date", title: t("date.title") }, step);
    return {
      screen: "subscription-date",
      ...page,
      props: { ...page.props, choice: await choiceOf(c, step) },
    };
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

async function choiceOf(c: AppContext, { subscription, inputs }: ShownStep): Promise<DateChoice> {
  const { req } = c;
  const { nextShipmentDate, total } = subscription;
  const days = choosableDays(subscription, today());
  const named = req.query("le");
  const asked = isDay(named) ? named : null;
  const [chosen = null] = [inputs.nextShipmentDate, asked, nextShipmentDate].filter(
    (day) => typeof day === "string" && isShipmentDay(day, days),
  ) as string[];
  const month = req.query("mois");
  const food = await foodForecast(c, subscription);
  const last = food && lastDayInTime(food, days, departureFrom);
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
    food,
    lastInTime: last && say("lastDay", { day: formatDay(last) }),
  };
}
