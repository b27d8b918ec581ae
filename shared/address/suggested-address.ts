import { addressLine } from "../text/address-text.ts";
import { within } from "../text/text.ts";
import { fittedField } from "./fitted-address.ts";
import { isPostcode } from "./postcode.ts";

/** An address in France, of the national address base. */
export interface SuggestedAddress {
  /** With its number where the base knows it. */
  street: string;
  postcode: string;
  city: string;
}

/** Characters. */
export const shortestAddressQuestion = 5;
const longestAddressQuestion = 200;

/** As the address base takes it: beginning with a letter or a figure. */
export const addressQuestion = (typed: string | undefined): string =>
  within(
    addressLine(typed ?? "").replace(/^[^\p{Letter}\p{Decimal_Number}]+/u, ""),
    longestAddressQuestion,
  ).trim();

/** Keeps the number that was typed where the base knows the street alone. */
export function streetLineOf(typed: string, { street }: Pick<SuggestedAddress, "street">): string {
  if (/^\d/.test(street)) return street;
  const number = /^\d+(?: ?(?:bis|ter|quater|[a-z])(?![\p{Letter}\p{Decimal_Number}]))?/iu.exec(
    addressQuestion(typed),
  )?.[0];
  return number ? `${number} ${street}` : street;
}

/** As the form accepts it, with the number that was typed. Undefined if it cannot be written within a label. */
export function fittedSuggestion(typed: string, address: SuggestedAddress): SuggestedAddress | undefined {
  const street = fittedField("street", streetLineOf(typed, address), { countryCode: "FR" });
  const city = fittedField("city", address.city, { countryCode: "FR" });
  return street && city && isPostcode(address.postcode, "FR") ? { ...address, street, city } : undefined;
}
