import { type PostalAddress, postalAddressSchema } from "../../shared/address/address.ts";
import type { Violation } from "./problems.ts";
import { type Country, isCountry } from "./vat.ts";

/** An address of an order (spec 3); missing fields are null. */
export const orderAddress = postalAddressSchema;
export type OrderAddress = PostalAddress;

/** The rules on where an order goes and how it is taxed (spec 5); `path` is that of the address. */
export function addressFaults(address: OrderAddress, path: string): Violation[] {
  const required = ["firstName", "lastName", "street", "city", "postcode"] as const;
  const missing = required.filter((field) => !address[field]?.trim());
  const faults = missing.map((field) => ({ path: `${path}.${field}`, message: "Ce champ est obligatoire." }));
  if (!isCountry(address.countryCode)) {
    return [
      ...faults,
      { path: `${path}.countryCode`, message: "Choisissez la France, la Belgique ou le Luxembourg." },
    ];
  }
  const { digits, example } = postcodes[address.countryCode];
  if (missing.includes("postcode") || new RegExp(`^\\d{${digits}}$`).test(address.postcode?.trim() ?? ""))
    return faults;
  return [
    ...faults,
    {
      path: `${path}.postcode`,
      message: `Le code postal compte ${digits} chiffres, par exemple ${example}.`,
    },
  ];
}

const postcodes: Record<Country, { digits: number; example: string }> = {
  FR: { digits: 5, example: "69002" },
  BE: { digits: 4, example: "1000" },
  LU: { digits: 4, example: "1611" },
};
