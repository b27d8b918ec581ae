import { departureFrom } from "../../../shared/delivery/departure.ts";
import { every } from "../../../shared/frequency/frequency.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { frequencyTexts } from "../../../shared/subscription/frequency/frequency.texts.ts";
import { frequencyRules } from "../../../shared/subscription/frequency/frequency-form.ts";
import { isLocked } from "../../../shared/subscription/lock/edit-lock.ts";
import { pendingKind } from "../../../shared/subscription/pending-order.ts";
import { secondParcelText } from "../../../shared/subscription/stock/shortage-text.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { dayAfter } from "../../../shared/time/wall-clock.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";
import { foodForecast } from "../stock/food-forecast.ts";

const t = translator(frequencyTexts);

/** Allowed inside the lock: the next delivery keeps its day, and the new interval counts from it. */
export const frequency = changeForm({
  name: "frequence",
  failure: "frequency not changed",
  isHeldByLock: false,
  rules: async (c) => frequencyRules(await c.var.frequencies.read()),
  page: async (c, step) => {
    const { subscription } = step;
    const { interval, nextShipmentDate } = subscription;
    const [frequencies, food] = await Promise.all([
      c.var.frequencies.read(),
      foodForecast(c, subscription, "parcel"),
    ]);
    const page = stepPage(c, { name: "frequence", title: t("title") }, step);
    return {
      screen: "subscription-frequency",
      ...page,
      props: {
        ...page.props,
        effect: effectOf(subscription),
        current: interval,
        frequencies: frequencies.map(({ code, label, description }) => {
          const deliveries = nextShipmentDate
            ? [0, 1, 2].map((n) => departureFrom(dayAfter(nextShipmentDate, n * code)))
            : [];
          const [, second] = deliveries;
          return {
            days: code,
            label: every({ label }),
            description: description ?? null,
            deliveries,
            shortage: second === undefined ? null : secondParcelText(food, second),
          };
        }),
      },
    };
  },
  isDone: ({ interval }, { rythme }) => interval === rythme.code,
  write: (c, subscription, { rythme }) =>
    c.var.ecommerce.changeSubscription(subscription, { interval: rythme.code }),
  done: ({ nextShipmentDate: day }, { rythme: { code, label } }) => {
    const rhythm = every({ label }).replace(/^Tou/, "tou");
    return day
      ? t("done", { every: rhythm, day: formatDay(day), next: formatDay(departureFrom(dayAfter(day, code))) })
      : t("doneUnplanned", { every: rhythm });
  },
});

function effectOf(subscription: CustomerSubscription): string {
  const { nextShipmentDate } = subscription;
  if (!nextShipmentDate) return t("effect.unplanned");
  const day = formatDay(nextShipmentDate);
  if (isLocked(subscription, clock.date())) return t("effect.locked", { day });
  return t(pendingKind(subscription) === "sending" ? "effect.sending" : "effect.next", { day });
}
