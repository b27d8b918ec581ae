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
  const [kind = ""] = folded(street).split(" ");
  const words = typed.split(" ");
  const at = words.findIndex((word) => kind !== "" && folded(word).split(" ")[0] === kind);
  const leading = (at < 0 ? typed : words.slice(0, at).join(" ")).trim();
  const [, number] =
    (at < 0 ? firstNumber : lastNumber).exec(
      leading.replace(/,$/, "").replace(/(?<=\d) ?\/ ?(?=\d)/g, "-"),
    ) ?? [];
  const isOfName = at < 0 && number !== undefined && folded(street).split(" ").includes(number);
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
