import { addressLine } from "../text/address-text.ts";

/** Spec 5; the default first. */
export const phoneCountries = ["FR", "BE", "DE", "IT", "LU"] as const;

/** Of the countries whose numbers are read back; the rules know all. */
const callingCodes: Record<string, string> = {
  ...{
    FR: "33",
    BE: "32",
    DE: "49",
    IT: "39",
    LU: "352",
    MC: "377",
    CH: "41",
    LI: "423",
    AT: "43",
    NL: "31",
  },
  ...{
    ES: "34",
    PT: "351",
    AD: "376",
    GB: "44",
    IE: "353",
    DK: "45",
    SE: "46",
    NO: "47",
    FI: "358",
    IS: "354",
  },
  ...{
    PL: "48",
    CZ: "420",
    SK: "421",
    HU: "36",
    SI: "386",
    HR: "385",
    RO: "40",
    BG: "359",
    GR: "30",
    CY: "357",
  },
  ...{ MT: "356", EE: "372", LV: "371", LT: "370", MA: "212", DZ: "213", TN: "216" },
};

/** French departments overseas and what shares their numbers: they count as French (readings, mobile phone). */
const overseas = ["GP", "MF", "BL", "GF", "MQ", "RE", "YT"] as const;
const overseasCodes = ["590", "594", "596", "262"];

const isFrench = (country: string | undefined) =>
  country === "FR" || overseas.some((department) => department === country);

export function countryOfPhone(number: string): string | undefined {
  if (overseasCodes.some((code) => number.startsWith(`+${code}`))) return "FR";
  const found = Object.entries(callingCodes).filter(([, code]) => number.startsWith(`+${code}`));
  const [country] = found.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return country;
}

export const callingCodeOf = (country: string): string | undefined =>
  Object.hasOwn(callingCodes, country) ? callingCodes[country] : undefined;

/** As it is shown and read: "06.12.34.56.78" and "+33 (0)6 12…" in figures and spaces. */
export const mendedPhone = (text: string): string =>
  addressLine(text)
    .replace(/^tel:\s*/i, "")
    .replace(/(?<=\d) ?[.,/_·] ?(?=\d)/g, " ")
    .replace(/^((?:\+|00) ?\d{2,3}) ?\(0\) ?/, "$1 ");

/** In international format ("+33612345678"), undefined if invalid in its country. The phone rules load on first use. */
export async function readPhone(text: string, country: string, mobile = false): Promise<string | undefined> {
  const rules = mobile ? await import("libphonenumber-js/mobile") : await import("libphonenumber-js/min");
  const { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } = rules;
  if (!isSupportedCountry(country)) return undefined;
  // "0690 12 34 56" is of Guadeloupe, wherever France is chosen.
  for (const defaultCountry of isFrench(country) ? [country, "FR" as const, ...overseas] : [country]) {
    const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    if (!number?.isValid()) continue;
    const isOfCountry =
      number.countryCallingCode === getCountryCallingCode(country) ||
      (isFrench(country) && isFrench(number.country));
    if (isOfCountry) return number.number;
  }
  return undefined;
}

/** Follows the country of the address while no number is typed, or while it still matches the previous country. */
export function prefixAfter(
  { number, prefix }: { number: string; prefix: string },
  { before, after, offered }: { before: string; after: string; offered: readonly string[] },
): string {
  const known = offered.includes(after);
  return known && (!number.trim() || prefix === before) ? after : prefix;
}

const examples: Record<string, string> = {
  FR: "06 12 34 56 78",
  BE: "0470 12 34 56",
  DE: "0151 23456789",
  IT: "312 345 6789",
  LU: "621 123 456",
};

export const phoneExample = (country: string): string | undefined =>
  Object.hasOwn(examples, country) ? examples[country] : undefined;

export function readablePhone(number: string): string {
  const grouped = [...overseasCodes, ...phoneCountries.map(callingCodeOf)];
  const code = grouped.find((one) => number.startsWith(`+${one}`));
  if (!code) return number;
  const own = number.slice(code.length + 1);
  const even = own.length % 2 === 0;
  // Pairs from the end, the rest first: "6 12 34 56 78", "470 12 34 56".
  const head = own.slice(0, even ? 0 : code === "33" ? 1 : 3);
  const pairs = own.slice(head.length).match(/\d{2}/g) ?? [];
  return [`+${code}`, head, ...pairs].filter(Boolean).join("\u00a0");
}
