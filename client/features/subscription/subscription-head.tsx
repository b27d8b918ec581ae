import { stepTexts } from "../../../shared/subscription/step.texts.ts";
import { subscriptionTexts } from "../../../shared/subscription/subscription.texts.ts";
import type { SubscriptionView } from "../../../shared/subscription/subscription-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { StatusBadge } from "../order/status-badge.tsx";
import css from "./subscription-head.module.css";

const t = translator(subscriptionTexts);
const step = translator(stepTexts);

export function SubscriptionHead({ status, isRunning, frequency, subscription }: SubscriptionView) {
  const { number, createdAt } = subscription;
  return (
    <div className={css.head}>
      <h1 className={css.title}>{step("title", { number })}</h1>
      <p className={css.facts}>
        {status && <StatusBadge {...status} />}
        {isRunning && frequency && <span>{frequency}</span>}
        {!isRunning && createdAt && <span>{t("terms.since", { date: formatDate(createdAt) })}</span>}
      </p>
    </div>
  );
}
