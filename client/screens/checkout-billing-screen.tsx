import { useMemo } from "react";
import type { Address } from "../../shared/address/address.ts";
import type { Country } from "../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../shared/checkout/checkout-steps.ts";
import {
  addressInputs,
  orderAddressKinds,
  orderAddressRules,
} from "../../shared/checkout/order-addresses.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { translator } from "../../shared/text/translator.ts";
import { addressFormFields } from "../features/address/address-fields.tsx";
import { AddressChoice } from "../features/checkout/address-choice.tsx";
import { CheckoutLayout, type CheckoutLayoutProps } from "../features/checkout/checkout-layout.tsx";
import css from "../features/checkout/order-addresses.module.css";
import { sendStep } from "../features/checkout/send-step.ts";
import { StepButton, StepFields } from "../features/checkout/step-form.tsx";
import { CheckedForm } from "../features/forms/checked-form.tsx";
import { Checkbox } from "../ui/checkbox.tsx";

const t = translator(checkoutTexts);

export interface CheckoutBillingScreenProps extends Pick<CheckoutLayoutProps, "layout"> {
  /** Also empty while it cannot be loaded. */
  book: Address[];
  countries: Country[];
  country: string;
  inputs: FormInputs;
  errors?: FormErrors;
}

const formId = "adresses";

export function CheckoutBillingScreen({ layout, inputs, errors, ...choices }: CheckoutBillingScreenProps) {
  const { book, countries } = choices;
  const rules = useMemo(
    () => orderAddressRules({ book, countries: countries.map(({ code }) => code) }),
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
        onSubmit={(data) => sendStep(action, data)}
      >
        {(form) => {
          const shared = { formId, inputs, form, ...choices };
          return (
            <div className={css.form}>
              <StepFields layout={layout} />
              <AddressChoice kind="billingAddress" {...shared} />
              <div className={css.switch}>
                <Checkbox
                  {...form.register(addressInputs.elsewhere)}
                  id="livrer-ailleurs"
                  defaultChecked={inputs[addressInputs.elsewhere] !== undefined}
                >
                  {t("address.elsewhere")}
                </Checkbox>
              </div>
              <div className={css.elsewhere}>
                <AddressChoice kind="shippingAddress" {...shared} />
              </div>
              <p className={css.note}>{t("address.note")}</p>
              <StepButton pending={form.pending}>{t("billing.submit")}</StepButton>
            </div>
          );
        }}
      </CheckedForm>
    </CheckoutLayout>
  );
}

const fields = orderAddressKinds.flatMap((kind) => [
  { path: addressInputs.chosen(kind), label: t(`address.${kind}`) },
  ...addressFormFields(kind, t(`address.which.${kind}`)),
]);
