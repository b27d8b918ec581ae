import type { FormErrors } from "../../shared/api-error.ts";
import type { PaymentMethod } from "../../shared/checkout-order.ts";
import { checkoutTexts } from "../../shared/i18n/checkout.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { CheckoutFrame, type CheckoutFrameProps } from "../features/checkout/checkout-frame.tsx";
import { StepForm } from "../features/checkout/step-form.tsx";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import { RadioCard } from "../ui/radio-card.tsx";

const t = translator(checkoutTexts);

export interface CheckoutPaymentScreenProps extends Pick<CheckoutFrameProps, "frame"> {
  methods: PaymentMethod[];
  chosen: string;
  errors?: FormErrors;
}

export function CheckoutPaymentScreen({ frame, methods, chosen, errors }: CheckoutPaymentScreenProps) {
  const first = methods[0]?.code;
  return (
    <CheckoutFrame frame={frame}>
      <StepForm frame={frame} submit={t("payment.submit")} errors={errors}>
        {() => (
          <ChoiceGroup id="moyen" label={t("payment.legend")}>
            {methods.map(({ code, name, description }) => (
              <RadioCard
                key={code}
                name="moyen"
                value={code}
                title={name}
                defaultChecked={code === (chosen || first)}
              >
                {description}
              </RadioCard>
            ))}
          </ChoiceGroup>
        )}
      </StepForm>
    </CheckoutFrame>
  );
}
