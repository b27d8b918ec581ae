import { type ChangeEvent, useEffect, useState } from "react";
import { writeValue } from "../../../engine/islands/replay-input.ts";
import { type AddressField, addressFieldNames, ruleOf } from "../../../shared/address/address.ts";
import { inputName } from "../../../shared/address/address-form.ts";
import { isPhone, mendedAddressField } from "../../../shared/address/address-rules.ts";
import { postcodeRule } from "../../../shared/address/postcode.ts";
import { addressTexts } from "../../../shared/address/texts.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import { phoneCountries, prefixAfter } from "../../../shared/forms/phone.ts";
import { type FormInputs, inputsOf } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type CheckedField, type CheckedFields, fieldId } from "../forms/checked-form.tsx";
import { inputOf } from "../forms/fields/field-props.ts";
import { FoldedFields } from "../forms/fields/folded-fields.tsx";
import { PhoneField } from "../forms/fields/phone-field.tsx";
import css from "./address-fields.module.css";
import { StreetField } from "./street-field.tsx";
import { TownLine } from "./town-line.tsx";

const t = translator(addressTexts);

export interface AddressFieldsProps {
  formId: string;
  /** Prefix of the input names: "shippingAddress" gives "shippingAddress.city". */
  prefix?: string;
  purpose?: "billing" | "shipping";
  countries: readonly Country[];
  country: string;
  inputs: FormInputs;
  form: CheckedFields;
  named?: boolean;
}

export function AddressFields(props: AddressFieldsProps) {
  const { formId, prefix, purpose, countries, inputs, form, named = false } = props;
  const nameOf = (field: AddressField) => inputName(field, prefix);
  const [country, setCountry] = useState(inputOf(inputs, nameOf("countryCode")) ?? props.country);
  const common = (field: AddressField) => {
    const { autoComplete, isRequired } = ruleOf(field);
    return {
      id: fieldId(formId, nameOf(field)),
      label: t(`forms.address.${field}.label`),
      hint: t.find(`forms.address.${field}.hint`),
      error: form.errorAt(nameOf(field)),
      autoComplete: autoComplete === "off" ? "off" : [purpose, autoComplete].filter(Boolean).join(" "),
      optional: !isRequired,
    };
  };
  const text = (field: AddressField) => ({
    ...common(field),
    ...form.register(nameOf(field)),
    defaultValue: inputOf(inputs, nameOf(field)),
  });
  const phone = (field: AddressField) => {
    const { hint, ...props } = common(field);
    return (
      <div key={field} className="stack-2">
        <PhoneField
          {...props}
          name={nameOf(field)}
          others={countries}
          country={country}
          inputs={inputs}
          register={form.register}
        />
        {hint && <p className={`note ${css.note}`}>{hint}</p>}
      </div>
    );
  };
  const rare = addressFieldNames.filter((field) => ruleOf(field).isRare);
  const countryName = nameOf("countryCode");

  function followCountry(after: string, before: string) {
    setCountry(after);
    const offered = [...phoneCountries, ...countries.map(({ code }) => code)];
    for (const field of addressFieldNames.filter(isPhone)) {
      const names = inputsOf.phone(nameOf(field));
      const number = String(form.getValues(names.number));
      const prefix = String(form.getValues(names.country));
      form.setValue(names.country, prefixAfter({ number, prefix }, { before, after, offered }));
    }
  }

  // The browser may have changed the select before hydration; a number already there keeps its prefix.
  useEffect(() => {
    const chosen = form.getValues(countryName);
    if (typeof chosen === "string" && chosen !== country) followCountry(chosen, "");
  });

  return (
    <div className="stack-5">
      <div className={css.pair}>
        <TextField {...text("firstName")} />
        <TextField {...text("lastName")} />
      </div>
      <Select
        {...common("countryCode")}
        {...form.register(countryName, {
          onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
            followCountry(target.value, country);
            const isOutdated = (name: string) =>
              form.errorAt(name) || (name === nameOf("postcode") && form.getValues(name));
            void form.trigger(addressFieldNames.map(nameOf).filter(isOutdated));
          },
        })}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={country}
      />
      <StreetField
        {...text("street")}
        countryCode={country}
        onTake={(address) => {
          for (const field of ["street", "postcode", "city"] as const) {
            const input = document.getElementById(fieldId(formId, nameOf(field)));
            if (!(input instanceof HTMLInputElement)) continue;
            writeValue(
              input,
              mendedAddressField(field, address[field], { ...address, countryCode: country }),
            );
            if (form.errorAt(nameOf(field))) void form.trigger(nameOf(field));
          }
        }}
      />
      <TextField {...text("street2")} />
      <TownLine
        countryCode={country}
        postcode={{ ...text("postcode"), inputMode: postcodeRule(country) ? "numeric" : "text" }}
        city={text("city")}
      />
      {phone("phoneNumber")}
      <FoldedFields
        label={t("forms.address.more")}
        isUsed={rare.some((field) => form.errorAt(nameOf(field)) || inputOf(inputs, nameOf(field)))}
      >
        {rare.map((field) => {
          if (isPhone(field)) return phone(field);
          return ruleOf(field).kind === "paragraph" ? (
            <TextArea key={field} {...text(field)} />
          ) : (
            <TextField key={field} {...text(field)} />
          );
        })}
      </FoldedFields>
      {named && <TextField {...text("alias")} />}
    </div>
  );
}

export function addressFormFields(prefix?: string, which?: string): CheckedField[] {
  return addressFieldNames.map((field) => ({
    path: inputName(field, prefix),
    label: [t(`forms.address.${field}.label`), which && `(${which})`].filter(Boolean).join(" "),
  }));
}
