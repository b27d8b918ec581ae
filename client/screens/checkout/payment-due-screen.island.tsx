import { screenIsland } from "../../../engine/islands/island.tsx";
import type { OfferedMethod } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import type { LastAttempt } from "../../../shared/checkout/payment/payment-attempt.ts";
import { recurringTexts } from "../../../shared/checkout/payment/recurring.texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { translator } from "../../../shared/text/translator.ts";
import { PayForm } from "../../features/checkout/payment/pay-form.tsx";
import { methodAtFirst, PaymentMethods } from "../../features/checkout/payment/payment-methods.tsx";
import { PaymentPage, type PaymentPageProps } from "../../features/checkout/payment/payment-page.tsx";
import { BuyAgainButton } from "../../features/order/buy-again.island.tsx";
import { LastAttemptNotice } from "../../features/order/payment/last-attempt.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

const t = translator(paymentTexts);
const ofRecurring = translator(recurringTexts);

export interface PaymentDueScreenProps extends Omit<PaymentPageProps, "title" | "children"> {
  payment: number;
  methods: OfferedMethod[];
  isSubscribed: boolean;
  chosen: string | null;
  last: LastAttempt | null;
  errors?: FormErrors;
}

export function PaymentDuePage({
  order,
  payment,
  methods,
  chosen,
  isSubscribed,
  last,
  errors,
  fromAccount,
  ...page
}: PaymentDueScreenProps) {
  const isAnyFit = methods.some(({ isUnfit }) => !isUnfit);
  const choice = {
    legend: t("due.legend"),
    methods,
    chosen: methodAtFirst(methods, chosen),
    isSubscribed,
  };
  return (
    <PaymentPage order={order} title={t("due.title")} {...page}>
      {last ? <LastAttemptNotice last={last} isSubscribed={isSubscribed} /> : <p>{t("due.kept")}</p>}
      {isAnyFit && (
        <PayForm
          key={payment}
          order={order}
          payment={payment}
          submit={t("due.submit", { amount: formatAmount(page.amount) })}
          errors={errors}
          fromAccount={fromAccount}
        >
          {({ errorAt }) => <PaymentMethods {...choice} error={errorAt("moyen")} />}
        </PayForm>
      )}
      {!isAnyFit && methods.length > 0 && (
        <>
          <PaymentMethods {...choice} />
          <NoneFits order={order} number={page.number} />
        </>
      )}
      {methods.length === 0 && (
        <>
          <p>{t("due.noMethods")}</p>
          <ButtonLink href={checkoutHref(order)}>{t("due.retry")}</ButtonLink>
        </>
      )}
    </PaymentPage>
  );
}

/** A placed order keeps its lines: the cart takes them as one-off purchases. */
function NoneFits({ order, number }: Pick<PaymentDueScreenProps, "order" | "number">) {
  return (
    <>
      <Notice tone="info">
        <strong>{ofRecurring("none.title")}</strong>
        <p>{ofRecurring("none.placed")}</p>
      </Notice>
      <BuyAgainButton order={order} number={number} />
    </>
  );
}

export const PaymentDueScreen = screenIsland(PaymentDuePage);
