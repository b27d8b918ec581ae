import { stepTexts } from "../../../shared/subscription/step/step.texts.ts";
import { subscriptionTexts } from "../../../shared/subscription/subscription.texts.ts";
import type { SubscriptionView } from "../../../shared/subscription/subscription-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { OrderTitle } from "../order/detail/order-title.tsx";

const t = translator(subscriptionTexts);
const step = translator(stepTexts);

export function SubscriptionHead({ status, isRunning, frequency, subscription }: SubscriptionView) {
  const { number, name, createdAt } = subscription;
  return (
    <OrderTitle title={name} status={status}>
      <span>{step("title", { number })}</span>
      {isRunning && frequency && <span>{frequency}</span>}
      {!isRunning && createdAt && <span>{t("terms.since", { date: formatDate(createdAt) })}</span>}
    </OrderTitle>
  );
}
