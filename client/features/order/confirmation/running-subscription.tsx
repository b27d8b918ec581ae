import { formatAmount } from "../../../../shared/money/money.ts";
import { confirmationTexts } from "../../../../shared/order/confirmation/confirmation.texts.ts";
import { changeHref, subscriptionHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import css from "./upcoming-deliveries.module.css";

const t = translator(confirmationTexts);

export interface RunningSubscription {
  id: number;
  next: string | null;
  total: number | null;
  /** "Visa •••• 4242, expire fin 11/2026" */
  card: string | null;
}

export function RunningSubscriptionNote({ id, next, total, card }: RunningSubscription) {
  return (
    <section>
      <h2 className={css.title}>{t("subscription.title")}</h2>
      {next && (
        <p>
          {total === null
            ? t("running.day", { day: formatDay(next) })
            : t("running.next", { day: formatDay(next), amount: formatAmount(total) })}
        </p>
      )}
      <p>
        {card ? t("running.card", { card }) : t("running.noCard")}{" "}
        <a href={changeHref(id, "paiement")}>{t("running.change")}</a>
      </p>
      <p className={`note ${css.note}`}>
        <a href={subscriptionHref(id)}>{t("running.open")}</a>
      </p>
    </section>
  );
}
