import { addressLine, labelLine } from "../text/address-text.ts";
import { isPostcode, postcodeRule, tidyPostcode } from "./postcode.ts";
import { folded, namesOfOneTown } from "./town-names.ts";

export interface TypedPlace {
  countryCode: string;
  postcode?: string | null | undefined;
  city?: string | null | undefined;
}

/** A postcode that differs from the one in its own field stays in the town, which the form then refuses. */
export function townBeside(typed: string, place: TypedPlace): string {
  const town = labelLine(withoutCountry(typed, place));
  const code = postcodeIn(town, place.countryCode);
  const isTheSame = code && code === tidyPostcode(place.postcode ?? "", place.countryCode);
  return oneName(isTheSame ? withoutPostcode(town) : town, place.countryCode);
}

export function postcodeBeside(typed: string, { countryCode, city }: TypedPlace): string {
  const line = addressLine(typed);
  const postcode = tidyPostcode(line, countryCode);
  const [before] = /^\D*\d[\dO ]*?(?:, ?| - | )(?=\p{Letter}{2})/u.exec(line) ?? [];
  const town = before ? line.slice(before.length) : "";
  const place = { countryCode, postcode };
  return !town || isSameTown(bareTown(town, place), bareTown(city ?? "", place), countryCode)
    ? postcode
    : line;
}

/** "Paris" is the town of "PARIS 07", "Luxembourg" that of "Luxembourg-Kirchberg". */
function isSameTown(one: string, other: string, countryCode: string): boolean {
  const [name, typed] = [folded(one), folded(other)];
  if (typed.startsWith(name)) return true;
  if (typed && name.startsWith(typed))
    return countryCode === "LU" || /^(?: ?\d|er?$|eme$)/.test(name.slice(typed.length));
  return namesOfOneTown(countryCode).some((names) => names.includes(name) && names.includes(typed));
}

export function postcodeIn(town: string, countryCode: string): string | undefined {
  const written = before.exec(town)?.[1] ?? behind.exec(town)?.[1];
  const code = written && tidyPostcode(written, countryCode);
  const rule = postcodeRule(countryCode);
  return code && (!rule || isPostcode(code, countryCode)) ? code : undefined;
}

const withoutPostcode = (town: string) =>
  before.test(town) ? town.replace(before, "") : town.replace(behind, "");

const before = /^((?:(?:fr?|be?|l|lux?) ?[.-]? ?)?(?:\d{4,5}|\d\d \d{3}))[ -]+(?=\p{Letter})/iu;

/** A number behind "BP", "CS" or "TSA" is a box. */
const behind =
  /(?<=\p{Letter})(?<!(?<!\p{Letter})(?:bp|cs|tsa|sp|postale))[ -]+((?:[a-z]{1,3}-)?(?:\d{4,5}|\d\d \d{3}))$/iu;

const countryNames: Record<string, string> = {
  FR: "france",
  BE: "belgique|belgië|belgie|belgien",
  LU: "luxembourg|luxemburg|lëtzebuerg",
};

/** "en France" belongs to the names of towns, and a quarter of Luxembourg ("Gare, Luxembourg") needs its city. */
function withoutCountry(town: string, { countryCode, postcode }: TypedPlace): string {
  const names = Object.hasOwn(countryNames, countryCode) && countryNames[countryCode];
  if (!names) return town;
  const rest = addressLine(town)
    .replace(new RegExp(`(?:, ?| ?\\(| - )(?:${names}|${countryCode})\\)?[ .]{0,2}$`, "i"), "")
    .replace(new RegExp(`(?<!(?:^|[ -])(?:en|de|et|la)) (?:${names})[ .]{0,2}$`, "i"), "");
  const isOfCapital = countryCode === "LU" && /^[12]\d{3}$/.test(tidyPostcode(postcode ?? "", "LU"));
  const isTown = isOfCapital ? capital : /\p{Letter}{2}/u;
  return isTown.test(withoutPostcode(rest)) ? rest : town;
}

const capital = /luxembourg|luxemburg|lëtzebuerg/i;

/** The city of Luxembourg is named like its country. */
export const isCountryName = (town: string, countryCode: string): boolean =>
  countryCode !== "LU" &&
  Object.hasOwn(countryNames, countryCode) &&
  (countryNames[countryCode]?.split("|").includes(town.toLowerCase()) ?? false);

const bareTown = (typed: string, place: TypedPlace): string =>
  oneName(withoutPostcode(labelLine(withoutCountry(typed, place))), place.countryCode);

function oneName(town: string, countryCode: string): string {
  const [first = "", ...others] = town.split(/ ?\/ ?| - /);
  const known = namesOfOneTown(countryCode).find((names) => names.includes(folded(first)));
  const isOneTown = others.every((name) => folded(name) === folded(first) || known?.includes(folded(name)));
  return /\p{Letter}{2}/u.test(first) && isOneTown ? first : town;
}
