import { useState } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import type { PostalAddress as Address } from "../../../shared/address/address.ts";
import { withShipping } from "../../../shared/cart/amounts/with-shipping.ts";
import type { Carrier } from "../../../shared/checkout/checkout-order.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CheckoutLayout, type CheckoutLayoutProps } from "../../features/checkout/checkout-layout.tsx";
import {
  methodAtFirst,
  PaymentMethods,
  type PaymentMethodsProps,
} from "../../features/checkout/payment/payment-methods.tsx";
import { NoCarrier } from "../../features/checkout/shipping/no-carrier.tsx";
import { ShippedTo } from "../../features/checkout/shipping/shipped-to.tsx";
import { CheckoutStepForm } from "../../features/checkout/step-form.tsx";
import {
  CarrierChoice,
  type CarrierOffer,
  carrierFields,
  checkedCarrier,
} from "../../features/delivery/carrier-choice.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

const t = translator(checkoutTexts);

export interface CheckoutShippingScreenProps
  extends Pick<CheckoutLayoutProps, "layout">,
    Omit<CarrierOffer, "countryCode"> {
  address: Address | null;
  /** Set if the payment is asked here too. */
  payment: Pick<PaymentMethodsProps, "methods" | "chosen" | "isSubscribed"> | null;
  errors?: FormErrors;
}

export function CheckoutShippingPage({
  layout,
  address,
  payment,
  errors,
  ...choice
}: CheckoutShippingScreenProps) {
  const [code, setCode] = useState<string>();
  const carrier = choice.carriers.find((one) => one.code === code) ?? checkedCarrier(choice);
  const shown = carrier ? withCarrier(layout, carrier) : layout;
  const total = formatAmount(shown.cart.accounting.total);
  return (
    <CheckoutLayout layout={shown}>
      <VisuallyHidden role="status">
        {code &&
          t(shown.cart.accounting.isShippingDue ? "shipping.totalWithoutDelivery" : "shipping.total", {
            total,
          })}
      </VisuallyHidden>
      {address && <ShippedTo order={layout.order} address={address} />}
      {choice.carriers.length === 0 ? (
        <NoCarrier order={layout.order} />
      ) : (
        <CheckoutStepForm
          layout={layout}
          submit={t("goOn")}
          errors={errors}
          chosen={choice.chosen}
          fields={carrierFields(choice.carriers)}
        >
          {({ errorAt }) => (
            <>
              <CarrierChoice
                {...choice}
                countryCode={address?.countryCode ?? ""}
                errorAt={errorAt}
                onChoose={(chosen) => setCode(chosen.code)}
              />
              {payment && (
                <PaymentMethods
                  {...payment}
                  legend={t("payment.legend")}
                  chosen={methodAtFirst(payment.methods, payment.chosen)}
                />
              )}
            </>
          )}
        </CheckoutStepForm>
      )}
    </CheckoutLayout>
  );
}

/** The API only counts a carrier once it is posted. Without a price, the total excludes delivery. */
function withCarrier(
  { cart, ...layout }: CheckoutLayoutProps["layout"],
  { price }: Carrier,
): CheckoutLayoutProps["layout"] {
  const accounting = withShipping(cart.accounting, price);
  return { ...layout, cart: { ...cart, accounting } };
}

export const CheckoutShippingScreen = screenIsland(CheckoutShippingPage);
