import * as z from "zod/mini";
import { everyPostalText } from "../../shared/address/address.ts";
import { isDelivered } from "../../shared/address/delivered-place.ts";
import { type Country, isCountry } from "./vat.ts";
import { blank, type Violation, violation } from "./violations.ts";

const text = z._default(z.nullable(z.string()), null);

export const orderAddress = z.object({
  ...everyPostalText(text),
  countryCode: z._default(z.string(), ""),
  provinceCode: text,
  provinceName: text,
});
export type OrderAddress = z.infer<typeof orderAddress>;

export function addressFaults(address: OrderAddress, path: string): Violation[] {
  const at = (field: string) => (path ? `${path}.${field}` : field);
  const required = ["firstName", "lastName", "street", "city", "postcode"] as const;
  const missing = required.filter((field) => !address[field]?.trim());
  const faults = missing.map((field) => blank(at(field)));
  if (!isCountry(address.countryCode)) {
    const message = { en: "This is no valid country.", fr: "Ce pays n’est pas correct." };
    return [...faults, violation("country", at("countryCode"), message)];
  }
  const { digits } = postcodes[address.countryCode];
  if (missing.includes("postcode") || new RegExp(`^\\d{${digits}}$`).test(address.postcode?.trim() ?? ""))
    return faults;
  return [...faults, violation("pattern", at("postcode"), "This value is not valid.")];
}

export function shippingFaults(address: OrderAddress, path: string): Violation[] {
  const faults = addressFaults(address, path);
  if (faults.length > 0 || isDelivered(address)) return faults;
  const message = {
    en: "Overseas France is not delivered yet.",
    fr: "Nous ne livrons pas encore l’outre-mer.",
  };
  return [{ path: `${path}.postcode`, message }];
}

const postcodes: Record<Country, { digits: number }> = {
  FR: { digits: 5 },
  BE: { digits: 4 },
  LU: { digits: 4 },
};
