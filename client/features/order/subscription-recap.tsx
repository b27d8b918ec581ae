import { summaryTexts } from "../../../shared/checkout/summary.texts.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import type { UpcomingDelivery } from "../../../shared/subscription/upcoming-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import css from "./subscription-recap.module.css";

const t = translator(summaryTexts);

/** Frequency, least number of deliveries and next charge, stated before the order (duties). */
export function SubscriptionRecap({ upcoming }: { upcoming: readonly UpcomingDelivery[] }) {
  return (
    <div className={css.recap}>
      <ul className={css.list}>
        {upcoming.map(({ interval, frequency, on, goods }) => (
          <li key={interval}>
            <strong>{t("subscription.next", { frequency, date: formatDate(on) })}</strong>
            {goods !== null && (
              <span className={css.goods}>{t("subscription.goods", { amount: formatAmount(goods) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={css.note}>{t("subscription.minimum")}</p>
      <p className={css.note}>{t("subscription.price")}</p>
    </div>
  );
}
