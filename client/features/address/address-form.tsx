import { type ReactNode, useMemo } from "react";
import { addressRules } from "../../../shared/address/address-form.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { CheckedForm, type CheckedFormProps } from "../forms/checked-form.tsx";
import { AddressFields, addressFormFields } from "./address-fields.tsx";

export interface AddressFormProps
  extends Pick<CheckedFormProps, "id" | "action" | "errors" | "draft" | "send"> {
  countries: readonly Country[];
  country: string;
  inputs: FormInputs;
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
