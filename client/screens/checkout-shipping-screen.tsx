import { useState } from "react";
import type { PostalAddress as Address } from "../../shared/address/address.ts";
import { withShipping } from "../../shared/cart/with-shipping.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import { translator } from "../../shared/text/translator.ts";
import { CheckoutLayout, type CheckoutLayoutProps } from "../features/checkout/checkout-layout.tsx";
import { NoCarrier } from "../features/checkout/no-carrier.tsx";
import { ShippedTo } from "../features/checkout/shipped-to.tsx";
import { StepForm } from "../features/checkout/step-form.tsx";
import {
  CarrierChoice,
  type CarrierChoiceProps,
  carrierFields,
} from "../features/delivery/carrier-choice.tsx";

const t = translator(checkoutTexts);

export interface CheckoutShippingScreenProps
  extends Pick<CheckoutLayoutProps, "layout">,
    Omit<CarrierChoiceProps, "countryCode"> {
  address: Address | null;
  errors?: FormErrors;
}

export function CheckoutShippingScreen({ layout, address, errors, ...choice }: CheckoutShippingScreenProps) {
  const [fees, setFees] = useState<number | null>(null);
  const { cart } = layout;
  const shown =
    fees === null
      ? layout
      : { ...layout, cart: { ...cart, accounting: withShipping(cart.accounting, fees) }, carrierDue: false };
  return (
    <CheckoutLayout layout={shown}>
      {address && <ShippedTo order={layout.order} address={address} />}
      {choice.carriers.length === 0 ? (
        <NoCarrier order={layout.order} />
      ) : (
        <StepForm
          layout={layout}
          submit={t("shipping.submit")}
          errors={errors}
          chosen={choice.chosen}
          fields={carrierFields(choice.carriers)}
        >
          {(wrong) => (
            <CarrierChoice
              {...choice}
              countryCode={address?.countryCode ?? ""}
              errors={wrong}
              onChoose={({ price }) => setFees(price)}
            />
          )}
        </StepForm>
      )}
    </CheckoutLayout>
  );
}
