import { addressLine } from "../text/address-text.ts";
import { within } from "../text/text.ts";
import { fittedField } from "./fitted-address.ts";
import { isPostcode } from "./postcode.ts";

export interface SuggestedAddress {
  street: string;
  postcode: string;
  city: string;
}

export const shortestAddressQuestion = 5;
const longestAddressQuestion = 200;

/** The address base only takes questions that begin with a letter or a digit. */
export const addressQuestion = (typed: string | undefined): string =>
  within(
    addressLine(typed ?? "").replace(/^[^\p{Letter}\p{Decimal_Number}]+/u, ""),
    longestAddressQuestion,
  ).trim();

export function streetLineOf(typed: string, { street }: Pick<SuggestedAddress, "street">): string {
  if (/^\d/.test(street)) return street;
  const number = /^\d+(?: ?(?:bis|ter|quater|[a-z])(?![\p{Letter}\p{Decimal_Number}]))?/iu.exec(
    addressQuestion(typed),
  )?.[0];
  return number ? `${number} ${street}` : street;
}

export function fittedSuggestion(typed: string, address: SuggestedAddress): SuggestedAddress | undefined {
  const street = fittedField("street", streetLineOf(typed, address), { countryCode: "FR" });
  const city = fittedField("city", address.city, { countryCode: "FR" });
  return street && city && isPostcode(address.postcode, "FR") ? { ...address, street, city } : undefined;
}
