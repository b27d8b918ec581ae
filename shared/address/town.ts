import { addressLine, labelLine } from "../text/address-text.ts";
import { tidyPostcode } from "./postcode.ts";
import { folded, namesOfOneTown } from "./town-names.ts";

export interface TypedPlace {
  countryCode: string;
  postcode?: string | null | undefined;
  city?: string | null | undefined;
}

/** A postcode that differs from the one in its own field stays in the town, which the form then refuses. */
export function townBeside(typed: string, place: TypedPlace): string {
  const town = labelLine(withoutCountry(typed, place.countryCode));
  const [written, code = ""] = withPostcode.exec(town) ?? [""];
  const isTheSame =
    code && tidyPostcode(code, place.countryCode) === tidyPostcode(place.postcode ?? "", place.countryCode);
  return oneName(isTheSame ? town.slice(written.length) : town, place.countryCode);
}

export function postcodeBeside(typed: string, { countryCode, city }: TypedPlace): string {
  const line = addressLine(typed);
  const postcode = tidyPostcode(line, countryCode);
  const [before] = /^\D*\d[\dO ]*?(?:, ?| )(?=\p{Letter}{2})/u.exec(line) ?? [];
  const town = before ? line.slice(before.length) : "";
  const isNamed = folded(bareTown(city ?? "", countryCode)).startsWith(folded(bareTown(town, countryCode)));
  return !town || isNamed ? postcode : line;
}

export function postcodeIn(town: string, countryCode: string): string | undefined {
  const code = withPostcode.exec(town)?.[1];
  return code && tidyPostcode(code, countryCode);
}

const withPostcode = /^((?:[a-z]{1,3}-)?\d{4,5})[ -]+(?=\p{Letter})/iu;

const countryNames: Record<string, string> = {
  FR: "france",
  BE: "belgique|belgië|belgie|belgien",
  LU: "luxembourg|luxemburg|lëtzebuerg",
};

function withoutCountry(town: string, countryCode: string): string {
  const names = Object.hasOwn(countryNames, countryCode) && countryNames[countryCode];
  return names ? town.replace(new RegExp(`, *(?:${names})[ .]*$`, "i"), "") : town;
}

function bareTown(typed: string, countryCode: string): string {
  return oneName(labelLine(withoutCountry(typed, countryCode)).replace(withPostcode, ""), countryCode);
}

function oneName(town: string, countryCode: string): string {
  const [first = "", ...others] = town.split(/ ?\/ ?/);
  const known = namesOfOneTown(countryCode).find((names) => names.includes(folded(first)));
  const isOneTown = others.every((name) => folded(name) === folded(first) || known?.includes(folded(name)));
  return /\p{Letter}{2}/u.test(first) && isOneTown ? first : town;
}
