import { addressLine } from "../text/address-text.ts";
import { within } from "../text/text.ts";
import { fittedField } from "./fitted-address.ts";
import { isPostcode } from "./postcode.ts";
import { folded } from "./town-names.ts";

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
  const number = numberBefore(street, addressLine(typed));
  return number ? `${number} ${street}` : street;
}

/** The number of the house stands before the street's first word; "8 mai 1945" is the name of a street. */
function numberBefore(street: string, typed: string): string | undefined {
  const name = folded(street).split(" ");
  const line = typed.replace(/(?<=\d) ?\/ ?(?=\d)/g, "-");
  const words = line.split(" ");
  const at = words.findIndex((word) => folded(word).split(" ")[0] === name[0]);
  if (at >= 0) return lastNumber.exec(words.slice(0, at).join(" ").replace(/,$/, ""))?.[1];
  const [found = "", number] = firstNumber.exec(line) ?? [];
  const [next] = folded(line.slice(found.length)).split(" ");
  const isOfName = number !== undefined && name.includes(number) && name[name.indexOf(number) + 1] === next;
  return isOfName ? undefined : number;
}

const houseNumber = "(\\d+(?: ?(?:bis|ter|quater|[a-z]))?(?:-\\d+)?)(?![\\p{Letter}\\p{Decimal_Number}'’])";
const firstNumber = new RegExp(`^(?:n ?° ?)?${houseNumber}`, "iu");
const lastNumber = new RegExp(`(?:^|[ ,])(?:n ?° ?)?${houseNumber}$`, "iu");

export function fittedSuggestion(typed: string, address: SuggestedAddress): SuggestedAddress | undefined {
  const street = fittedField("street", streetLineOf(typed, address), { countryCode: "FR" });
  const city = fittedField("city", address.city, { countryCode: "FR" });
  return street && city && isPostcode(address.postcode, "FR") ? { ...address, street, city } : undefined;
}
