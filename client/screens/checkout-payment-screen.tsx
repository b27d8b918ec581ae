import type { PaymentMethod } from "../../shared/checkout/checkout-order.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import { translator } from "../../shared/text/translator.ts";
import { CheckoutLayout, type CheckoutLayoutProps } from "../features/checkout/checkout-layout.tsx";
import { PaymentMethods } from "../features/checkout/payment-methods.tsx";
import { StepForm } from "../features/checkout/step-form.tsx";

const t = translator(checkoutTexts);

export interface CheckoutPaymentScreenProps extends Pick<CheckoutLayoutProps, "layout"> {
  methods: PaymentMethod[];
  /** Code of the method chosen before, or of a refused post. */
  chosen: string | null;
  errors?: FormErrors;
}

export function CheckoutPaymentScreen({ layout, methods, chosen, errors }: CheckoutPaymentScreenProps) {
  return (
    <CheckoutLayout layout={layout}>
      <StepForm layout={layout} submit={t("payment.submit")} errors={errors}>
        {(wrong) => (
          <PaymentMethods
            legend={t("payment.legend")}
            methods={methods}
            chosen={chosen ?? methods[0]?.code ?? null}
            error={wrong.moyen}
          />
        )}
      </StepForm>
    </CheckoutLayout>
  );
}
