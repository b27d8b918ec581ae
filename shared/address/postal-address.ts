import { type Address, type PostalAddress, type PostalField, postalFields, ruleOf } from "./address.ts";
import { countryName } from "./country-name.ts";

export function isSame(one: PostalAddress, other: PostalAddress): boolean {
  return postalFields.every((field) => (one[field] ?? "") === (other[field] ?? ""));
}

export function postalOf({ id: _, alias: __, isDefault: ___, ...address }: Address): PostalAddress {
  return address;
}

/** The address as it is printed on a label, line by line. */
export function addressLinesOf(address: PostalAddress): string[] {
  const lines = new Map<number, string>();
  for (const field of postalFields.toSorted((one, other) => lineOf(one) - lineOf(other))) {
    const text = field === "countryCode" ? countryName(address.countryCode) : address[field];
    const line = lineOf(field);
    if (line > 0 && text) lines.set(line, [lines.get(line), text].filter(Boolean).join(" "));
  }
  return [...lines.values()];
}

/** 0 if the field is not printed. */
const lineOf = (field: PostalField) => ruleOf(field).printedLine ?? 0;

/** France goes without saying. */
export function domesticLinesOf(address: PostalAddress): string[] {
  const lines = addressLinesOf(address);
  return address.countryCode === "FR" ? lines.slice(0, -1) : lines;
}

export const addressInWords = (address: PostalAddress): string => domesticLinesOf(address).join(", ");
