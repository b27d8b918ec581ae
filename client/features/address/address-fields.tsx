import { type ChangeEvent, useEffect, useState } from "react";
import { writeValue } from "../../../engine/islands/replay-input.ts";
import { inputName } from "../../../shared/address/address-form.ts";
import {
  type AddressField,
  addressFields,
  mendedAddressField,
} from "../../../shared/address/address-rules.ts";
import { postcodeRule } from "../../../shared/address/postcode.ts";
import { addressTexts } from "../../../shared/address/texts.ts";
import type { Country } from "../../../shared/checkout/checkout-order.ts";
import { phoneCountries, prefixAfter } from "../../../shared/forms/phone.ts";
import { type FormInputs, inputsOf } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type CheckedFields, type FormField, fieldId } from "../forms/checked-form.tsx";
import { inputOf } from "../forms/field-props.ts";
import { FoldedFields } from "../forms/folded-fields.tsx";
import { PhoneField } from "../forms/phone-field.tsx";
import css from "./address-fields.module.css";
import { StreetField } from "./street-field.tsx";
import { TownField } from "./town-field.tsx";

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
  const autoComplete = (token: string) => [purpose, token].filter(Boolean).join(" ");

  const text = (field: Exclude<AddressField, "countryCode" | "phoneNumber" | "phoneNumber2">) => ({
    ...form.register(nameOf(field)),
    id: fieldId(formId, nameOf(field)),
    label: t(`forms.address.${field}.label`),
    error: form.errorAt(nameOf(field)),
    defaultValue: inputOf(inputs, nameOf(field)),
  });
  const phone = (field: "phoneNumber" | "phoneNumber2", required: boolean) => (
    <PhoneField
      name={nameOf(field)}
      id={fieldId(formId, nameOf(field))}
      label={t(`forms.address.${field}.label`)}
      error={form.errorAt(nameOf(field))}
      optional={!required}
      autoComplete={required ? autoComplete("tel") : "off"}
      others={countries}
      country={country}
      inputs={inputs}
      register={form.register}
    />
  );
  const rare = (["company", "phoneNumber2", "deliveryInstructions"] as const).map(nameOf);
  const countryName = nameOf("countryCode");

  function followCountry(after: string, before: string) {
    setCountry(after);
    const offered = [...phoneCountries, ...countries.map(({ code }) => code)];
    for (const field of ["phoneNumber", "phoneNumber2"] as const) {
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
    <div className={css.fields}>
      <div className={css.pair}>
        <TextField {...text("firstName")} autoComplete={autoComplete("given-name")} />
        <TextField {...text("lastName")} autoComplete={autoComplete("family-name")} />
      </div>
      <Select
        {...form.register(countryName, {
          onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
            followCountry(target.value, country);
            const isOutdated = (name: string) =>
              form.errorAt(name) || (name === nameOf("postcode") && form.getValues(name));
            void form.trigger(addressFields.map(nameOf).filter(isOutdated));
          },
        })}
        id={fieldId(formId, countryName)}
        label={t("forms.address.countryCode.label")}
        error={form.errorAt(countryName)}
        autoComplete={autoComplete("country")}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={country}
      />
      <StreetField
        {...text("street")}
        autoComplete={autoComplete("address-line1")}
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
      <TextField
        {...text("street2")}
        hint={t("forms.address.street2.hint")}
        autoComplete={autoComplete("address-line2")}
        optional
      />
      <div className={`${css.pair} ${css.town}`}>
        <TextField
          {...text("postcode")}
          autoComplete={autoComplete("postal-code")}
          inputMode={postcodeRule(country) ? "numeric" : "text"}
        />
        <TownField {...text("city")} autoComplete={autoComplete("address-level2")} />
      </div>
      <div className={css.noted}>
        {phone("phoneNumber", true)}
        <p className={css.note}>{t("forms.address.phoneNumber.hint")}</p>
      </div>
      <FoldedFields
        label={t("forms.address.more")}
        isUsed={rare.some((name) => form.errorAt(name) || inputOf(inputs, name))}
      >
        <TextField {...text("company")} autoComplete={autoComplete("organization")} optional />
        {phone("phoneNumber2", false)}
        <TextArea
          {...text("deliveryInstructions")}
          hint={t("forms.address.deliveryInstructions.hint")}
          autoComplete="off"
          optional
        />
      </FoldedFields>
      {named && (
        <TextField {...text("alias")} hint={t("forms.address.alias.hint")} autoComplete="off" optional />
      )}
    </div>
  );
}

export function addressFormFields(prefix?: string, which?: string): FormField[] {
  return addressFields.map((field) => ({
    path: inputName(field, prefix),
    label: [t(`forms.address.${field}.label`), which && `(${which})`].filter(Boolean).join(" "),
  }));
}
