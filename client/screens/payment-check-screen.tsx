import { useEffect, useState } from "react";
import type { PaymentMethod } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import { paymentTexts } from "../../shared/checkout/payment.texts.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import { translator } from "../../shared/text/translator.ts";
import { PayForm } from "../features/checkout/pay-form.tsx";
import { PaymentMethods } from "../features/checkout/payment-methods.tsx";
import { PaymentPage, type PaymentPageProps } from "../features/checkout/payment-page.tsx";
import { watchPayment } from "../features/checkout/watch-payment.ts";
import { Button } from "../ui/button.tsx";
import { Fold } from "../ui/fold.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import css from "./payment-check-screen.module.css";

const t = translator(paymentTexts);

export interface PaymentCheckScreenProps extends Omit<PaymentPageProps, "title" | "children"> {
  payment: number;
  methods: PaymentMethod[];
  chosen: string | null;
  /** Checked before: the ways to pay are offered. */
  slow: boolean;
  errors?: FormErrors;
}

/**
 * An attempt is open at the gateway: its result is polled before another payment is offered (lessons, paid twice).
 * Without scripts a button reloads the page.
 */
export function PaymentCheckScreen({ order, slow, ...rest }: PaymentCheckScreenProps) {
  const [isSlow, setSlow] = useState(slow);
  const isWatched = useHydrated();

  useEffect(
    () =>
      watchPayment(order, {
        slow,
        onSlow: () => setSlow(true),
        onDecided: () => location.replace(checkoutHref(order)),
      }),
    [order, slow],
  );

  const { payment, methods, chosen, errors, ...page } = rest;
  return (
    <PaymentPage order={order} title={t(isSlow ? "check.slowTitle" : "check.title")} {...page}>
      <div role="status">
        {isSlow ? (
          <p>{t("check.slow")}</p>
        ) : (
          <>
            <p>{t("check.text")}</p>
            {/* Set by the script that polls; its line is reserved. */}
            <p className={css.scripted}>{isWatched ? t("check.byItself") : "\u00a0"}</p>
            <p className={css.scriptless}>{t("check.withoutScripts")}</p>
          </>
        )}
      </div>
      {isSlow ? (
        <div className={css.ways}>
          <CheckAgain order={order} />
          <PayForm order={order} payment={payment} submit={t("check.resume")} look="outline" resumes />
          {methods.length > 0 && (
            <Fold title={t("check.other")} open={errors !== undefined}>
              <p className={css.note}>{t("check.otherNote")}</p>
              <PayForm
                order={order}
                payment={payment}
                submit={t("due.choose")}
                look="outline"
                errors={errors}
              >
                {(wrong) => (
                  <PaymentMethods
                    legend={t("due.legend")}
                    methods={methods}
                    chosen={chosen}
                    error={wrong.moyen}
                  />
                )}
              </PayForm>
            </Fold>
          )}
        </div>
      ) : (
        <>
          <div className={css.waiting}>
            <Skeleton className={css.line} />
            <Skeleton className={css.line} />
          </div>
          <div className={css.scriptless}>
            <CheckAgain order={order} />
          </div>
        </>
      )}
    </PaymentPage>
  );
}

function CheckAgain({ order }: { order: string }) {
  return (
    <form method="get" action={checkoutHref(order)}>
      <input type="hidden" name="verifie" value="1" />
      <Button>{t("check.again")}</Button>
    </form>
  );
}
