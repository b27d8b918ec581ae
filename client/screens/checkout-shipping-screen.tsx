import type { PostalAddress as Address } from "../../shared/address.ts";
import type { FormErrors } from "../../shared/api-error.ts";
import type { Carrier } from "../../shared/checkout-order.ts";
import { checkoutTexts } from "../../shared/i18n/checkout.ts";
import { translator } from "../../shared/i18n/translator.ts";
import { CarrierChoice, type ShippingChoice } from "../features/checkout/carrier-choice.tsx";
import { CheckoutFrame, type CheckoutFrameProps } from "../features/checkout/checkout-frame.tsx";
import { NoCarrier } from "../features/checkout/no-carrier.tsx";
import { ShippedTo } from "../features/checkout/shipped-to.tsx";
import { StepForm } from "../features/checkout/step-form.tsx";

const t = translator(checkoutTexts);

export interface CheckoutShippingScreenProps extends Pick<CheckoutFrameProps, "frame"> {
  address: Address | null;
  /** Those that the server offers for this address and this weight. */
  carriers: Carrier[];
  /** Of the order as it is, or what was chosen when the form comes back. */
  chosen: ShippingChoice;
  errors?: FormErrors;
}

/** Where the order goes, and who brings it. */
export function CheckoutShippingScreen({
  frame,
  address,
  carriers,
  chosen,
  errors,
}: CheckoutShippingScreenProps) {
  return (
    <CheckoutFrame frame={frame}>
      {address && <ShippedTo order={frame.order} address={address} />}
      {carriers.length === 0 ? (
        <NoCarrier order={frame.order} />
      ) : (
        <StepForm frame={frame} submit={t("shipping.submit")} errors={errors}>
          {(wrong) => <CarrierChoice carriers={carriers} chosen={chosen} errors={wrong} />}
        </StepForm>
      )}
    </CheckoutFrame>
  );
}
