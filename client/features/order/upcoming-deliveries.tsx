import { formatDate } from "../../../shared/dates.ts";
import { confirmationTexts } from "../../../shared/i18n/confirmation.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { formatAmount } from "../../../shared/money.ts";
import type { UpcomingDelivery } from "../../../shared/upcoming-deliveries.ts";
import css from "./upcoming-deliveries.module.css";

const t = translator(confirmationTexts);

/** What was subscribed to: its frequency, its next delivery, and until when that can be changed (spec 4 and 9). */
export function UpcomingDeliveries({ upcoming }: { upcoming: readonly UpcomingDelivery[] }) {
  return (
    <section>
      <h2 className={css.title}>{t("subscription.title")}</h2>
      <ul className={css.list}>
        {upcoming.map(({ interval, frequency, on, goods }) => (
          <li key={interval}>
            {t("subscription.next", { frequency, date: formatDate(on) })}
            {goods !== null && (
              <span className={css.note}>{t("subscription.goods", { amount: formatAmount(goods) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={css.note}>{t("subscription.rules")}</p>
    </section>
  );
}
