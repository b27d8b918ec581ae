import { errorsOf } from "../forms/error-messages.ts";
import { type FormRules, textsIn } from "../forms/form-rules.ts";
import { readablePhone } from "../forms/phone.ts";
import { type FormInputs, inputsOf } from "../forms/smart-form.ts";
import { translator } from "../text/translator.ts";
import { type Address, type AddressField, addressFieldNames, isAddressField } from "./address.ts";
import { addressSchema, isPhone, mendedAddressField, type ReadAddress } from "./address-rules.ts";
import { fittedField } from "./fitted-address.ts";
import { addressTexts } from "./texts.ts";

const t = translator(addressTexts);

export function addressRules(countries: readonly string[]): FormRules<ReadAddress> {
  return {
    name: "address",
    fields: addressFieldNames,
    schema: addressSchema(countries),
    draft: (data) => addressDraft(data),
    mend: mendedAddressInput,
    errorText: addressErrors,
  };
}

export const addressErrors = errorsOf("address", t.find);

export const inputName = (field: string, prefix = ""): string => (prefix ? `${prefix}.${field}` : field);

export function addressDraft(data: FormData, prefix = ""): FormInputs {
  return textsIn(
    data,
    addressFieldNames.flatMap((field) => namesOf(field, inputName(field, prefix))),
  );
}

export function mendedAddressInput(name: string, text: string, inputs: FormInputs): string {
  const dot = name.lastIndexOf(".");
  const field = name.slice(dot + 1);
  if (!isAddressField(field)) return text;
  const beside = (other: AddressField) => {
    const typed = inputs[inputName(other, name.slice(0, Math.max(dot, 0)))];
    return typeof typed === "string" ? typed : "";
  };
  const place = { countryCode: beside("countryCode"), postcode: beside("postcode"), city: beside("city") };
  return mendedAddressField(field, text, place);
}

export function inputsForAddress(address: Partial<Address>, prefix = ""): FormInputs {
  return Object.fromEntries(
    addressFieldNames.flatMap((field) => {
      const value = address[field];
      if (!value) return [];
      const shown = isPhone(field)
        ? readablePhone(value).replaceAll("\u00a0", " ")
        : (fittedField(field, value, { ...address, countryCode: address.countryCode ?? "" }) ?? value);
      return [[inputName(field, prefix), shown]];
    }),
  );
}

const namesOf = (field: AddressField, name: string) =>
  isPhone(field) ? Object.values(inputsOf.phone(name)) : [name];
