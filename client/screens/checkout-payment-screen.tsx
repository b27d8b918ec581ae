import type { FormErrors } from "../../shared/api/api-error.ts";
import type { PaymentMethod } from "../../shared/checkout/checkout-order.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { CheckoutFrame, type CheckoutFrameProps } from "../features/checkout/checkout-frame.tsx";
import { PaymentMethods } from "../features/checkout/payment-methods.tsx";
import { StepForm } from "../features/checkout/step-form.tsx";

const t = translator(checkoutTexts);

export interface CheckoutPaymentScreenProps extends Pick<CheckoutFrameProps, "frame"> {
  methods: PaymentMethod[];
  /** Code of the method that was chosen before, or posted and refused. */
  chosen: string | null;
  errors?: FormErrors;
}

/** How the order will be paid; what a delayed method asks of the shopper is told before it is chosen. */
export function CheckoutPaymentScreen({ frame, methods, chosen, errors }: CheckoutPaymentScreenProps) {
  return (
    <CheckoutFrame frame={frame}>
      <StepForm frame={frame} submit={t("payment.submit")} errors={errors}>
        {(wrong) => (
          <PaymentMethods
            legend={t("payment.legend")}
            methods={methods}
            chosen={chosen ?? methods[0]?.code ?? null}
            error={wrong.moyen}
          />
        )}
      </StepForm>
    </CheckoutFrame>
  );
}
