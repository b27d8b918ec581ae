import { formatAmount } from "../../../../shared/money/money.ts";
import { paymentCardTexts } from "../../../../shared/subscription/payment/payment-card.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Notice } from "../../../ui/notice.tsx";
import css from "./card-facts.module.css";

const t = translator(paymentCardTexts);

export interface CardView {
  name: string | null;
  expiry: string;
  isExpired: boolean;
  next: { day: string; total: number } | null;
  isUnpaid: boolean;
  payNow: string | null;
}

export function CardFacts({ card }: { card: CardView }) {
  const { name, expiry, isExpired, next, isUnpaid, payNow } = card;
  return (
    <div className="stack-4 measure">
      {isUnpaid && (
        <Notice tone="error">
          <p>{t("waiting")}</p>
          {payNow && <a href={payNow}>{t("payNow")}</a>}
        </Notice>
      )}
      <section className={css.card} aria-labelledby="carte-actuelle">
        <h2 className="title-xs" id="carte-actuelle">
          {t("current")}
        </h2>
        {name ? (
          <p className={css.line}>
            <span className={css.name}>{name}</span>
            {expiry && <Badge tone={isExpired ? "red" : "muted"}>{expiry}</Badge>}
          </p>
        ) : (
          <p>{t("none")}</p>
        )}
        {next && (
          <p className="note">{t("next", { day: formatDay(next.day), total: formatAmount(next.total) })}</p>
        )}
      </section>
      <p>{t("where")}</p>
    </div>
  );
}
