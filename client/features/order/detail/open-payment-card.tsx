import { accountPaymentHref } from "../../../../shared/checkout/checkout-steps.ts";
import { delayedPayment } from "../../../../shared/checkout/payment/delayed-payment.ts";
import { recurringTexts } from "../../../../shared/checkout/payment/recurring.texts.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { orderDetailTexts } from "../../../../shared/order/detail/order-detail.texts.ts";
import type { OpenPayment, PlacedOrder } from "../../../../shared/order/order-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LastAttemptNotice } from "../payment/last-attempt.tsx";
import css from "./open-payment-card.module.css";

const t = translator(orderDetailTexts);
const ofRecurring = translator(recurringTexts);

export function OpenPaymentCard({
  order: { token, cart, hasSubscription },
  toPay,
}: {
  order: Pick<PlacedOrder, "token" | "cart" | "hasSubscription">;
  toPay: OpenPayment;
}) {
  const kind = toPay.kind === "due" ? delayedPayment(toPay.method) : undefined;
  const delayed = kind === "paypal" ? undefined : kind;
  return (
    <section className={css.card} aria-labelledby="a-payer">
      <h2 className="title-s" id="a-payer">
        {t(toPay.kind === "checking" ? "toPay.titleChecking" : "toPay.title")}
      </h2>
      <p>{textOf(toPay, delayed)}</p>
      {toPay.last && <LastAttemptNotice last={toPay.last} isSubscribed={hasSubscription} />}
      {hasSubscription && <p>{`${ofRecurring("why")} ${ofRecurring("choose")}`}</p>}
      <p>
        {t("toPay.amount")}&nbsp;: <strong>{formatAmount(cart.accounting.total)}</strong>
      </p>
      <div className={`row-3 full-below-768 ${css.ways} no-print`}>
        <ButtonLink href={accountPaymentHref(token)}>{t(wayOf(toPay, delayed))}</ButtonLink>
        <ButtonLink look="outline" href={accountPaymentHref(token, true)}>
          {t("toPay.other")}
        </ButtonLink>
      </div>
    </section>
  );
}

type Delayed = "transfer" | "cheque" | undefined;

function textOf({ kind }: OpenPayment, delayed: Delayed): string {
  if (kind === "checking") return t("toPay.textChecking");
  return delayed ? t("toPay.textDelayed", { method: t(`toPay.methods.${delayed}`) }) : t("toPay.text");
}

function wayOf({ kind }: OpenPayment, delayed: Delayed) {
  if (kind === "checking") return "toPay.check";
  return delayed ? "toPay.how" : "toPay.pay";
}
