import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isShipmentDay } from "../../../shared/subscription/date/choosable-days.ts";
import { dateTexts } from "../../../shared/subscription/date/date.texts.ts";
import { choosableDays } from "../../../shared/subscription/date/date-choice.ts";
import { changeHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import { type SubscriptionNotice, subscriptionNotice } from "../subscription-notice.ts";

const t = translator(dateTexts);

export function newDateNotice(
  text: string,
  { after, before }: Record<"after" | "before", CustomerSubscription>,
): SubscriptionNotice {
  const { id, nextShipmentDate: old } = before;
  const days = choosableDays(after, dayInParis(clock.date()));
  if (old === null || old === after.nextShipmentDate || !isShipmentDay(old, days))
    return subscriptionNotice("success", text);
  const way = { name: t("date.undo", { day: formatDay(old) }), href: changeHref(id, "date", { le: old }) };
  return subscriptionNotice("success", text, way);
}
