import { type MouseEvent, useEffect, useRef, useState } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import type { OfferedMethod } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { type CheckStage, checkTitles } from "../../../shared/checkout/payment/payment-attempt.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { translator } from "../../../shared/text/translator.ts";
import { PayForm } from "../../features/checkout/payment/pay-form.tsx";
import { methodAtFirst, PaymentMethods } from "../../features/checkout/payment/payment-methods.tsx";
import { PaymentPage, type PaymentPageProps } from "../../features/checkout/payment/payment-page.tsx";
import { watchPayment } from "../../features/checkout/payment/watch-payment.ts";
import { Button } from "../../ui/button.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import css from "./payment-check-screen.module.css";

const t = translator(paymentTexts);

export interface PaymentCheckScreenProps extends Omit<PaymentPageProps, "title" | "children"> {
  payment: number;
  methods: OfferedMethod[];
  isSubscribed: boolean;
  canResume: boolean;
  chosen: string | null;
  stage: CheckStage;
  errors?: FormErrors;
}

/**
 * An open attempt can be resumed, because an order is paid only once. Polls the result; without scripts a
 * button reloads the page.
 */
export function PaymentCheckPage({ order, stage: first, ...rest }: PaymentCheckScreenProps) {
  const [stage, setStage] = useState(first);
  const isWatched = useHydrated();
  const sending = useRef(false);
  const onSending = (isSending: boolean) => {
    sending.current = isSending;
  };

  useEffect(
    () =>
      watchPayment(order, {
        slow: first !== "returned",
        isSending: () => sending.current,
        onSlow: () => setStage((now) => (now === "open" ? now : "slow")),
        onDecided: () => location.replace(checkoutHref(order)),
      }),
    [order, first],
  );

  // The link alone leads back to this page, since visitors from inside the shop have left the gateway.
  const resume = (event: MouseEvent) => {
    event.preventDefault();
    setStage("open");
  };

  const { payment, methods, chosen, isSubscribed, canResume, errors, fromAccount, ...page } = rest;
  const way = { order, payment, fromAccount, onSending };
  return (
    <PaymentPage order={order} title={t(checkTitles[stage])} {...page}>
      <div role="status">
        {stage === "returned" && (
          <>
            <p>{t("check.text")}</p>
            <p className={`${css.scripted} needs-scripts`}>{isWatched ? t("check.byItself") : "\u00a0"}</p>
            <p className="scriptless">{t("check.withoutScripts")}</p>
            <p>
              {t("check.left")}{" "}
              <a href={checkoutHref(order)} onClick={resume}>
                {t("check.resumeNow")}
              </a>
            </p>
          </>
        )}
        {stage === "slow" && <p>{t(canResume ? "check.slow" : "check.openUnfit")}</p>}
        {stage === "open" && <p>{t(canResume ? "check.open" : "check.openUnfit")}</p>}
      </div>
      {stage === "returned" ? (
        <>
          <div className="stack-3 needs-scripts">
            <Skeleton className={css.line} />
            <Skeleton className={css.line} />
          </div>
          <div className="scriptless">
            <CheckAgain order={order} />
          </div>
        </>
      ) : (
        <div className={`stack-4 ${css.ways}`}>
          {stage === "slow" && <CheckAgain order={order} />}
          {canResume && (
            <PayForm
              {...way}
              submit={t("check.resume")}
              look={stage === "slow" ? "outline" : "solid"}
              resumes
            />
          )}
          {stage === "open" && <JustPaid order={order} />}
          {methods.length > 0 && (
            <Fold title={t("check.other")} open={errors !== undefined || !canResume}>
              <p className={`note ${css.note}`}>{t("check.otherNote")}</p>
              <PayForm {...way} submit={t("due.choose")} look="outline" errors={errors}>
                {({ errorAt }) => (
                  <PaymentMethods
                    legend={t("due.legend")}
                    methods={methods}
                    chosen={canResume ? chosen : methodAtFirst(methods, null)}
                    isSubscribed={isSubscribed}
                    error={errorAt("moyen")}
                  />
                )}
              </PayForm>
            </Fold>
          )}
        </div>
      )}
    </PaymentPage>
  );
}

function JustPaid({ order }: { order: string }) {
  return (
    <div>
      <p className={`note ${css.note}`}>
        {t("check.justPaid")}{" "}
        <span className={`${css.scripted} needs-scripts`}>{t("check.byItselfSoon")}</span>
        <span className="scriptless">{t("check.withoutScripts")}</span>
      </p>
      <div className="scriptless">
        <CheckAgain order={order} />
      </div>
    </div>
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

export const PaymentCheckScreen = screenIsland(PaymentCheckPage);
