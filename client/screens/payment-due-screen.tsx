import type { PaymentMethod } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { paymentTexts } from "../../shared/checkout/payment.texts.ts";
import type { LastAttempt } from "../../shared/checkout/payment-attempt.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import { formatAmount } from "../../shared/money/money.ts";
import { translator } from "../../shared/text/translator.ts";
import { LastAttemptNotice } from "../features/checkout/last-attempt.tsx";
import { PayForm } from "../features/checkout/pay-form.tsx";
import { PaymentMethods } from "../features/checkout/payment-methods.tsx";
import { PaymentPage, type PaymentPageProps } from "../features/checkout/payment-page.tsx";
import { ButtonLink } from "../ui/button.tsx";

const t = translator(paymentTexts);

export interface PaymentDueScreenProps extends Omit<PaymentPageProps, "title" | "children"> {
  payment: number;
  methods: PaymentMethod[];
  chosen: string | null;
  last: LastAttempt | null;
  errors?: FormErrors;
}

/** A placed order without payment keeps every way to pay open (spec 8, card payment). */
export function PaymentDueScreen({
  order,
  payment,
  methods,
  chosen,
  last,
  errors,
  fromAccount,
  ...page
}: PaymentDueScreenProps) {
  return (
    <PaymentPage order={order} title={t("due.title")} {...page}>
      {last ? <LastAttemptNotice last={last} /> : <p>{t("due.kept")}</p>}
      {methods.length > 0 ? (
        <PayForm
          key={payment}
          order={order}
          payment={payment}
          submit={t("due.submit", { amount: formatAmount(page.amount) })}
          errors={errors}
          fromAccount={fromAccount}
        >
          {(wrong) => (
            <PaymentMethods
              legend={t("due.legend")}
              methods={methods}
              chosen={chosen ?? methods[0]?.code ?? null}
              error={wrong.moyen}
            />
          )}
        </PayForm>
      ) : (
        <>
          <p>{t("due.noMethods")}</p>
          <ButtonLink href={checkoutHref(order)} data-no-prefetch>
            {t("due.retry")}
          </ButtonLink>
        </>
      )}
    </PaymentPage>
  );
}
