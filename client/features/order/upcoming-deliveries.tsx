import { formatAmount } from "../../../shared/money/money.ts";
import { confirmationTexts } from "../../../shared/order/confirmation.texts.ts";
import type { UpcomingDelivery } from "../../../shared/subscription/upcoming-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import css from "./upcoming-deliveries.module.css";

const t = translator(confirmationTexts);

/** Frequency, next delivery, and the deadline to change it (spec 4 and 9). */
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
