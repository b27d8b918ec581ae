import { countryOfPhone, phoneCountries } from "../../../shared/forms/phone.ts";
import { inputsOf, pathOf } from "../../../shared/forms/smart-form.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { inputOf, type SmartFieldProps } from "./field-props.ts";
import css from "./smart-form.module.css";

const t = translator(formTexts);

/** A telephone number beside its country (spec 5, phone): "06 12…" is enough where the country is France. */
export function PhoneField({ field, id, error, inputs, register }: SmartFieldProps) {
  const { Params, Label } = field;
  const names = inputsOf.phone(pathOf(field));
  const number = inputOf(inputs, names.number) ?? Params.value;
  const countries = phoneCountries.filter((code) => Params.countries?.includes(code) ?? true);
  const country =
    inputOf(inputs, names.country) ?? countryOfPhone(number ?? "") ?? Params.country ?? countries[0];
  return (
    <div className={css.parts}>
      <Select
        {...register(names.country, { deps: [names.number] })}
        id={`${id}-pays`}
        label={t("forms.phone.country")}
        autoComplete="off"
        choices={countries.map((code) => ({ value: code, label: t(`forms.phone.countries.${code}`) }))}
        defaultValue={country}
      />
      <div className={css.number}>
        <TextField
          {...register(names.number)}
          id={id}
          label={Label}
          hint={Params.hint}
          error={error}
          optional={!Params.required}
          type="tel"
          autoComplete={Params.autocomplete ?? "tel"}
          placeholder={Params.placeholder}
          defaultValue={number}
        />
      </div>
    </div>
  );
}
