import { useMemo } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import type { Address } from "../../../shared/address/address.ts";
import { addressPairRules, orderAddresses } from "../../../shared/address/address-pair.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AddressPairFields, addressPairFields } from "../../features/address/address-pair-fields.tsx";
import { CheckoutLayout, type CheckoutLayoutProps } from "../../features/checkout/checkout-layout.tsx";
import { sendCheckoutStep } from "../../features/checkout/send-step.ts";
import { CheckoutHiddenFields, StepButton } from "../../features/checkout/step-form.tsx";
import { CheckedForm } from "../../features/forms/checked-form.tsx";

const t = translator(checkoutTexts);

export interface CheckoutBillingScreenProps extends Pick<CheckoutLayoutProps, "layout"> {
  /** Also empty if the address book cannot be loaded. */
  book: Address[];
  countries: Country[];
  country: string;
  inputs: FormInputs;
  /** Hash of the order's addresses, or of those proposed instead. */
  base: string;
  errors?: FormErrors;
}

const formId = "adresses";

export function CheckoutBillingPage({
  layout,
  inputs,
  base,
  errors,
  ...choices
}: CheckoutBillingScreenProps) {
  const { book, countries } = choices;
  const rules = useMemo(
    () => addressPairRules(orderAddresses, { book, countries: countries.map(({ code }) => code) }),
    [book, countries],
  );
  const action = checkoutHref(layout.order, layout.step);
  return (
    <CheckoutLayout layout={layout}>
      <CheckedForm
        id={formId}
        action={action}
        fields={fields}
        rules={rules}
        errors={errors}
        draft={errors ? undefined : { key: action, base }}
        send={(data) => sendCheckoutStep(action, data)}
      >
        {(form) => (
          <div className="stack-5">
            <CheckoutHiddenFields layout={layout} />
            <AddressPairFields
              pair={orderAddresses}
              formId={formId}
              inputs={inputs}
              form={form}
              page={action}
              {...choices}
            />
            <p className="note">{t("address.note")}</p>
            <StepButton pending={form.pending}>{t("goOn")}</StepButton>
          </div>
        )}
      </CheckedForm>
    </CheckoutLayout>
  );
}

const fields = addressPairFields(orderAddresses);

export const CheckoutBillingScreen = screenIsland(CheckoutBillingPage);
