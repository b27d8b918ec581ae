import type { FormErrors } from "../../shared/api-error.ts";
import type { Carrier } from "../../shared/checkout-order.ts";
import { checkoutTexts } from "../../shared/i18n/checkout.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { CheckoutFrame, type CheckoutFrameProps } from "../features/checkout/checkout-frame.tsx";
import { StepForm } from "../features/checkout/step-form.tsx";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import { Price } from "../ui/price.tsx";
import { RadioCard } from "../ui/radio-card.tsx";
import { TextField } from "../ui/text-field.tsx";

const t = translator(checkoutTexts);

interface Choice {
  carrier: string;
  pickupPoint: string;
}

export interface CheckoutShippingScreenProps extends Pick<CheckoutFrameProps, "frame"> {
  carriers: Carrier[];
  chosen: Choice;
  errors?: FormErrors;
  typed?: Choice;
}

export function CheckoutShippingScreen({
  frame,
  carriers,
  chosen,
  errors,
  typed = chosen,
}: CheckoutShippingScreenProps) {
  const first = carriers[0]?.code;
  return (
    <CheckoutFrame frame={frame}>
      <StepForm frame={frame} submit={t("shipping.submit")} errors={errors}>
        {(wrong) => (
          <>
            <ChoiceGroup id="transporteur" label={t("shipping.legend")} error={wrong.shippingMethod}>
              {carriers.map(({ code, name, description, price }) => (
                <RadioCard
                  key={code}
                  name="transporteur"
                  value={code}
                  title={name}
                  aside={<Price amount={price} />}
                  defaultChecked={code === (typed.carrier || first)}
                >
                  {description}
                </RadioCard>
              ))}
            </ChoiceGroup>
            <TextField
              id="point"
              name="point"
              label={t("shipping.pickupPoint")}
              defaultValue={typed.pickupPoint}
              error={wrong.pickupPoint}
              optional
            />
          </>
        )}
      </StepForm>
    </CheckoutFrame>
  );
}
