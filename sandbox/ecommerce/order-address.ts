import * as z from "zod/mini";
import type { Violation } from "./problems.ts";
import { type Country, isCountry } from "./vat.ts";

const text = z._default(z.nullable(z.string()), null);

/** An address of an order (spec 3); missing fields are null. */
export const orderAddress = z.object({
  company: text,
  firstName: text,
  lastName: text,
  countryCode: z._default(z.string(), ""),
  provinceCode: text,
  provinceName: text,
  street: text,
  street2: text,
  city: text,
  postcode: text,
  phoneNumber: text,
  phoneNumber2: text,
  deliveryInstructions: text,
});
export type OrderAddress = z.infer<typeof orderAddress>;

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
