import type { ReactNode } from "react";
import type { SubscriptionAttention } from "../../../shared/account/attention.ts";
import { dashboardTexts } from "../../../shared/account/dashboard.texts.ts";
import { api } from "../../../shared/api/api.ts";
import { accountPaymentHref } from "../../../shared/checkout/checkout-steps.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import css from "./attention-list.module.css";

const t = translator(dashboardTexts);

export interface UnpaidOrder {
  token: string;
  number: string;
  /** Whole minor units. */
  total: number | null;
  currencyCode: string;
}

interface AttentionListProps {
  unpaid: readonly UnpaidOrder[];
  alerts: readonly SubscriptionAttention[];
  /** Lists that could not be loaded. */
  unchecked: readonly ("payments" | "subscriptions")[];
  isUnverified: boolean;
}

export function AttentionList(props: AttentionListProps) {
  if (countOf(props) === 0) return null;
  return (
    <section className={css.attention} aria-labelledby="a-faire">
      <h2 className={css.title} id="a-faire">
        {t("attention.title")}
      </h2>
      <Items {...props} />
    </section>
  );
}

/** One line, whatever it says, so that what stands below stays in its place: more unfolds at a press. */
export function LateAttention(props: AttentionListProps) {
  const { unchecked } = props;
  const count = countOf(props);
  if (count === 0) return <p className={css.line}>{t("attention.none")}</p>;
  if (count === unchecked.length) return <p className={css.line}>{uncheckedText(unchecked)}</p>;
  return (
    <details className={css.folded}>
      <summary className={css.line}>{t("attention.found", { count })}</summary>
      <Items {...props} />
    </details>
  );
}

const countOf = ({ unpaid, alerts, unchecked, isUnverified }: AttentionListProps): number =>
  unpaid.length + alerts.length + unchecked.length + (isUnverified ? 1 : 0);

function Items({ unpaid, alerts, unchecked, isUnverified }: AttentionListProps) {
  return (
    <ul className={css.list}>
      {unpaid.map(({ token, number, total, currencyCode }) => (
        <Item key={token} text={t("attention.payment", { number, total: formatAmount(total, currencyCode) })}>
          <ButtonLink
            size="small"
            href={accountPaymentHref(token)}
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
      {unchecked.length > 0 && <Item text={uncheckedText(unchecked)} />}
    </ul>
  );
}

const uncheckedText = ([list, other]: AttentionListProps["unchecked"]): string =>
  t(`attention.unchecked.${!list || other ? "both" : list}`);

/** Without money nothing is sent. */
const urgent: ReadonlySet<SubscriptionAttention["kind"]> = new Set([
  "card_expired",
  "payment_failed",
  "awaiting_payment",
]);

interface ItemProps {
  text: string;
  isUrgent?: boolean;
  children?: ReactNode;
}

function Item({ text, isUrgent, children }: ItemProps) {
  return (
    <li className={css.item} data-urgent={isUrgent || undefined}>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
}
