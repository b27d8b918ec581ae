import { translator } from "../text/translator.ts";
import type { Address, PostalAddress } from "./address.ts";
import { addressTexts } from "./texts.ts";

const t = translator(addressTexts);

export function isSame(one: PostalAddress, other: PostalAddress): boolean {
  return postalFields.every((field) => (one[field] ?? "") === (other[field] ?? ""));
}

const postalFields = [
  "company",
  "firstName",
  "lastName",
  "countryCode",
  "street",
  "street2",
  "city",
  "postcode",
  "phoneNumber",
  "phoneNumber2",
  "deliveryInstructions",
] as const satisfies (keyof PostalAddress)[];

export function postalOf({ id: _, alias: __, isDefault: ___, ...address }: Address): PostalAddress {
  return address;
}

export function addressLinesOf(address: PostalAddress): string[] {
  const { company, firstName, lastName, street, street2, postcode, city, countryCode } = address;
  const country = countryCode === "FR" ? "" : (t.find(`countries.${countryCode}`) ?? countryCode);
  return [
    [firstName, lastName].filter(Boolean).join(" "),
    company,
    street,
    street2,
    [postcode, city].filter(Boolean).join(" "),
    country,
  ].flatMap((line) => line || []);
}
