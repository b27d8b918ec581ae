import type { ChangeEvent } from "react";
import type { UseFormRegister } from "react-hook-form";
import type { FormValues } from "../../../../shared/forms/input-values.ts";
import { callingCodeOf, phoneCountries, prefixCountryOf } from "../../../../shared/forms/phone.ts";
import { type FormInputs, inputsOf } from "../../../../shared/forms/smart-form.ts";
import { formTexts } from "../../../../shared/forms/texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField, type TextFieldProps } from "../../../ui/text-field.tsx";
import css from "../smart-form.module.css";
import { inputOf } from "./field-props.ts";

const t = translator(formTexts);

export interface PhoneFieldProps
  extends Pick<
    TextFieldProps,
    "id" | "label" | "hint" | "error" | "optional" | "autoComplete" | "placeholder"
  > {
  name: string;
  inputs: FormInputs;
  register: UseFormRegister<FormValues>;
  value?: string | undefined;
  countries?: readonly string[] | undefined;
  others?: readonly { code: string; name: string }[] | undefined;
  country?: string | undefined;
}

export function PhoneField({
  name,
  inputs,
  register,
  value,
  countries,
  others = [],
  country,
  ...field
}: PhoneFieldProps) {
  const names = inputsOf.phone(name);
  const number = inputOf(inputs, names.number) ?? value;
  const offered = [
    ...phoneCountries
      .filter((code) => countries?.includes(code) ?? true)
      .map((code) => ({ value: code, label: t(`forms.phone.countries.${code}`) })),
    ...others.filter(({ code }) => !isPhoneCountry(code)).map(toChoice),
  ];
  const prefixOf = (text: string) =>
    prefixCountryOf(
      text,
      offered.map(({ value: code }) => code),
    );
  const prefixId = `${field.id}-pays`;

  function followPrefix({ target }: ChangeEvent<HTMLInputElement>) {
    const select = document.getElementById(prefixId);
    const country = prefixOf(target.value);
    if (!country || !(select instanceof HTMLSelectElement) || select.value === country) return;
    select.value = country;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return (
    <div className={`row-3 ${css.parts}`}>
      <Select
        {...register(names.country, { deps: [names.number] })}
        id={prefixId}
        label={t("forms.phone.country")}
        autoComplete="off"
        choices={offered}
        defaultValue={
          prefixOf(number ?? "") ?? inputOf(inputs, names.country) ?? country ?? offered[0]?.value
        }
      />
      <div className={css.number}>
        <TextField
          autoComplete="tel"
          {...field}
          {...register(names.number, { onChange: followPrefix })}
          type="tel"
          defaultValue={number}
        />
      </div>
    </div>
  );
}

const isPhoneCountry = (code: string) => phoneCountries.some((known) => known === code);

function toChoice({ code, name }: { code: string; name: string }) {
  const prefix = callingCodeOf(code);
  return { value: code, label: prefix ? `${name} +${prefix}` : name };
}
