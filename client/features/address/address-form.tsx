import { type ReactNode, useMemo } from "react";
import { addressRules } from "../../../shared/address/address-form.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { CheckedForm } from "../forms/checked-form.tsx";
import type { DraftOptions } from "../forms/draft/use-draft.ts";
import type { SendForm } from "../forms/use-submit.ts";
import { AddressFields, addressFormFields } from "./address-fields.tsx";

export interface AddressFormProps {
  id: string;
  action: string;
  autoComplete?: "off";
  countries: readonly Country[];
  country: string;
  inputs: FormInputs;
  errors?: FormErrors | undefined;
  draft?: DraftOptions | undefined;
  onSubmit: SendForm;
  children: (pending: boolean) => ReactNode;
}

export function AddressForm({ countries, country, inputs, children, ...props }: AddressFormProps) {
  const rules = useMemo(() => addressRules(countries.map(({ code }) => code)), [countries]);
  return (
    <CheckedForm {...props} fields={addressFormFields()} rules={rules}>
      {(form) => (
        <>
          <AddressFields
            formId={props.id}
            countries={countries}
            country={country}
            inputs={inputs}
            form={form}
            named
          />
          {children(form.pending)}
        </>
      )}
    </CheckedForm>
  );
}
