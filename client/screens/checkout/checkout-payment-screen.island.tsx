import { screenIsland } from "../../../engine/islands/island.tsx";
import type { OfferedMethod } from "../../../shared/checkout/checkout-order.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CheckoutLayout, type CheckoutLayoutProps } from "../../features/checkout/checkout-layout.tsx";
import { methodAtFirst, PaymentMethods } from "../../features/checkout/payment/payment-methods.tsx";
import { type OncePrice, TakeOnceForm } from "../../features/checkout/payment/take-once-form.tsx";
import { CheckoutStepForm } from "../../features/checkout/step-form.tsx";

const t = translator(checkoutTexts);

export interface CheckoutPaymentScreenProps extends Pick<CheckoutLayoutProps, "layout"> {
  methods: OfferedMethod[];
  chosen: string | null;
  isSubscribed: boolean;
  /** Set if the order has a subscription but no offered method can be charged again. */
  once: OncePrice[] | null;
  errors?: FormErrors;
}

export function CheckoutPaymentPage({
  layout,
  methods,
  chosen,
  isSubscribed,
  once,
  errors,
}: CheckoutPaymentScreenProps) {
  const choice = {
    legend: t("payment.legend"),
    methods,
    chosen: methodAtFirst(methods, chosen),
    isSubscribed,
  };
  return (
    <CheckoutLayout layout={layout}>
      {once ? (
        <>
          <PaymentMethods {...choice} />
          <TakeOnceForm layout={layout} items={once} />
        </>
      ) : (
        <CheckoutStepForm layout={layout} submit={t("goOn")} errors={errors} chosen={chosen}>
          {({ errorAt }) => <PaymentMethods {...choice} error={errorAt("moyen")} />}
        </CheckoutStepForm>
      )}
    </CheckoutLayout>
  );
}

export const CheckoutPaymentScreen = screenIsland(CheckoutPaymentPage);
