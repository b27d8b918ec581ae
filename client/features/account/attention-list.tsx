import { type ReactNode, useId } from "react";
import type { SubscriptionAttention } from "../../../shared/account/attention.ts";
import { accountTexts } from "../../../shared/account/texts.ts";
import { api } from "../../../shared/api/api.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import css from "./attention-list.module.css";

const t = translator(accountTexts);

export interface UnpaidOrder {
  token: string;
  number: string;
  /** Whole minor units. */
  total: number | null;
  currencyCode: string;
}

export interface AttentionListProps {
  unpaid: readonly UnpaidOrder[];
  alerts: readonly SubscriptionAttention[];
  isUnverified: boolean;
}

export function AttentionList({ unpaid, alerts, isUnverified }: AttentionListProps) {
  const id = useId();
  if (!unpaid.length && !alerts.length && !isUnverified) return null;
  return (
    <section className={css.attention} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {t("attention.title")}
      </h2>
      <ul className={css.list}>
        {unpaid.map(({ token, number, total, currencyCode }) => (
          <Item
            key={token}
            text={t("attention.payment", { number, total: formatAmount(total, currencyCode) })}
            isUrgent
          >
            <ButtonLink
              size="small"
              href={checkoutHref(token)}
              aria-label={t("attention.payNamed", { number })}
            >
              {t("attention.pay")}
            </ButtonLink>
          </Item>
        ))}
        {alerts.map((alert) => (
          <Item
            key={`${alert.number} ${alert.kind} ${alert.subject}`}
            text={t(`attention.alerts.${alert.kind}`, alert)}
            isUrgent={urgent.has(alert.kind)}
          >
            <ButtonLink look="outline" size="small" href={href("nous-contacter")}>
              {t("attention.contact")}
            </ButtonLink>
          </Item>
        ))}
        {isUnverified && (
          <Item text={t("unverified.text")}>
            <form method="post" action={api.confirmEmail}>
              <Button look="outline" size="small">
                {t("unverified.submit")}
              </Button>
            </form>
          </Item>
        )}
      </ul>
    </section>
  );
}

/** Without money nothing is sent. */
const urgent: ReadonlySet<SubscriptionAttention["kind"]> = new Set([
  "card_expired",
  "payment_failed",
  "awaiting_payment",
]);

interface ItemProps {
  text: string;
  isUrgent?: boolean;
  children: ReactNode;
}

function Item({ text, isUrgent, children }: ItemProps) {
  return (
    <li className={css.item} data-urgent={isUrgent || undefined}>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
}
