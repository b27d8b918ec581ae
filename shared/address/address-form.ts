import type { FormErrors } from "../api/api-error.ts";
import { errorsByPath } from "../forms/form-schema.ts";
import type { FormValues } from "../forms/form-values.ts";
import { readablePhone } from "../forms/phone.ts";
import { type FormInputs, inputsOf } from "../forms/smart-form.ts";
import type { Address, PostalAddress } from "./address.ts";
import { type AddressField, addressFields, addressRules } from "./address-rules.ts";

export interface AddressFormOptions {
  /** Before the names of the inputs: "shippingAddress" makes "shippingAddress.city". Without it "city". */
  prefix?: string;
  /** Codes of the countries that may be chosen. */
  countries: readonly string[];
}

export type AddressReading =
  | { address: PostalAddress; alias: string | null; errors?: undefined }
  | { address?: undefined; errors: FormErrors };

/**
 * The address in a posted form, ready to be sent (spec 5, address), or what is wrong with it, in French, by the names of
 * the inputs ("shippingAddress.city"). `inputsIn` gives what was typed, to be shown again beside the errors.
 *
 * @example
 * const reading = await readAddress(data, { prefix: "billingAddress", countries: ["FR", "BE", "LU"] });
 * if (reading.errors) return again({ errors: reading.errors, inputs: inputsIn(data, "billingAddress") });
 * await c.var.ecommerce.addressOrder(token, { billingAddress: reading.address });
 */
export async function readAddress(
  data: FormData,
  { prefix = "", countries }: AddressFormOptions,
): Promise<AddressReading> {
  const parsed = await addressRules(countries).safeParseAsync(addressValues(data, prefix));
  if (parsed.success) return { address: parsed.data.address, alias: parsed.data.alias };
  const fields = Object.entries(errorsByPath(parsed.error)).map(([field, text]) => [
    inputName(field, prefix),
    text,
  ]);
  return { errors: { fields: Object.fromEntries(fields), form: [] } };
}

/** The name of the input of a field. */
export const inputName = (field: string, prefix = ""): string => (prefix ? `${prefix}.${field}` : field);

/** What was typed, by the names of the inputs. */
export function inputsIn(data: FormData, prefix = ""): FormInputs {
  const names = addressFields.flatMap((field) => namesOf(inputName(field, prefix)));
  return Object.fromEntries(
    names.flatMap((name) => {
      const typed = data.get(name);
      return typeof typed === "string" ? [[name, typed]] : [];
    }),
  );
}

/** What the inputs hold for an address that is changed. */
export function inputsForAddress(address: Partial<Address>, prefix = ""): FormInputs {
  return Object.fromEntries(
    addressFields.flatMap((field) => {
      const value = address[field];
      if (!value) return [];
      return [
        [inputName(field, prefix), isPhone(field) ? readablePhone(value).replaceAll("\u00a0", " ") : value],
      ];
    }),
  );
}

/** Raw values as `addressRules` takes them, from a form in the browser or from one that was posted. */
export function addressValues(data: FormData, prefix = ""): FormValues {
  const typed = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(
    addressFields.map((field) => {
      const name = inputName(field, prefix);
      if (!isPhone(field)) return [field, typed(name)];
      const { number, country } = inputsOf.phone(name);
      return [field, { number: typed(number), country: typed(country) }];
    }),
  );
}

const isPhone = (field: AddressField): field is "phoneNumber" | "phoneNumber2" => field.startsWith("phone");

const namesOf = (name: string) =>
  /(^|\.)phoneNumber2?$/.test(name) ? Object.values(inputsOf.phone(name)) : [name];
