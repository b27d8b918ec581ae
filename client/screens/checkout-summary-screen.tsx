import type { FormErrors } from "../../shared/api-error.ts";
import { checkoutTexts } from "../../shared/i18n/checkout.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { CheckoutFrame, type CheckoutFrameProps } from "../features/checkout/checkout-frame.tsx";
import { RecapLines } from "../features/checkout/order-recap.tsx";
import { StepForm } from "../features/checkout/step-form.tsx";

const t = translator(checkoutTexts);

export interface CheckoutSummaryScreenProps extends Pick<CheckoutFrameProps, "frame"> {
  errors?: FormErrors;
}

export function CheckoutSummaryScreen({ frame, errors }: CheckoutSummaryScreenProps) {
  return (
    <CheckoutFrame frame={frame}>
      <StepForm frame={frame} submit={t("summary.submit")} errors={errors}>
        {() => <RecapLines lines={frame.cart.lines} />}
      </StepForm>
    </CheckoutFrame>
  );
}
