import { dashboardTexts } from "../../../../shared/account/dashboard/dashboard.texts.ts";
import { api } from "../../../../shared/api/api.ts";
import { accountPaymentHref } from "../../../../shared/checkout/checkout-steps.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { recallAlertTexts } from "../../../../shared/recall/recall-alert.texts.ts";
import type { RecalledArticle } from "../../../../shared/recall/recalled-orders.ts";
import { href } from "../../../../shared/routes.ts";
import type { ShownAlert } from "../../../../shared/subscription/alerts/shown-alerts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Task } from "../../../ui/task.tsx";
import css from "./attention-list.module.css";

const t = translator(dashboardTexts);
const tRecall = translator(recallAlertTexts);

export interface UnpaidOrder {
  token: string;
  number: string;
  /** Minor units. */
  total: number | null;
  currencyCode: string;
  /** "promised": payment by transfer or cheque; "unknown": the order list carries no payments. */
  kind: "refused" | "promised" | "due" | "unknown";
}

export interface AttentionListProps {
  recalled: readonly RecalledArticle[];
  unpaid: readonly UnpaidOrder[];
  alerts: readonly ShownAlert[];
  unchecked: readonly ("payments" | "subscriptions")[];
  isUnverified: boolean;
}

export function AttentionList(props: AttentionListProps) {
  if (countOf(props) === 0) return null;
  return (
    <section className="stack-3" aria-labelledby="a-faire">
      <h2 className="title-s" id="a-faire">
        {t("attention.title")}
      </h2>
      <Items {...props} />
    </section>
  );
}

/** One line of fixed height, so that content below does not shift when this late part arrives. */
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

const countOf = ({ recalled, unpaid, alerts, unchecked, isUnverified }: AttentionListProps): number =>
  recalled.length + unpaid.length + alerts.length + unchecked.length + (isUnverified ? 1 : 0);

const most = 10;

function Items({ recalled, unpaid, alerts, unchecked, isUnverified }: AttentionListProps) {
  const more = [recalled, unpaid, alerts].reduce((sum, { length }) => sum + Math.max(0, length - most), 0);
  return (
    <ul className="stack-3">
      {recalled.slice(0, most).map((article) => (
        <Task key={article.key} text={tRecall("attention", article)} isUrgent>
          <ButtonLink look="outline" size="small" href={href("rappels")}>
            {tRecall("read")}
          </ButtonLink>
        </Task>
      ))}
      {unpaid.slice(0, most).map(({ token, number, total, currencyCode, kind }) => (
        <Task
          key={token}
          text={t(`attention.payment.${kind}`, { number, total: formatAmount(total, currencyCode) })}
          isUrgent={kind === "refused"}
        >
          <ButtonLink
            size="small"
            href={accountPaymentHref(token)}
            aria-label={t("attention.payNamed", { number })}
          >
            {t("attention.pay")}
          </ButtonLink>
        </Task>
      ))}
      {alerts.slice(0, most).map((alert) => (
        <Task
          key={alert.key}
          text={[alert.text, alert.when].filter(Boolean).join(" ")}
          isUrgent={alert.isUrgent}
        >
          <ButtonLink look="outline" size="small" href={alert.mend.href}>
            {alert.mend.label}
          </ButtonLink>
        </Task>
      ))}
      {more > 0 && <Task text={t("attention.more", { count: more })} />}
      {isUnverified && (
        <Task text={t("unverified.text")}>
          <form method="post" action={api.confirmEmail}>
            <Button look="outline" size="small">
              {t("unverified.submit")}
            </Button>
          </form>
        </Task>
      )}
      {unchecked.length > 0 && <Task text={uncheckedText(unchecked)} />}
    </ul>
  );
}

const uncheckedText = ([list, other]: AttentionListProps["unchecked"]): string =>
  t(`attention.unchecked.${!list || other ? "both" : list}`);
