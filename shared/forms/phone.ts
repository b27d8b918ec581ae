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

/**
 * As it is shown and read: "Tél : 06.12.34.56.78", "+33 (0)6 12…" and "(+352) 621…" in digits and spaces. The letters
 * O and l between digits are 0 and 1.
 */
export function mendedPhone(text: string): string {
  const number = addressLine(text)
    .replace(phoneLabel, "")
    .replace(/ \(?(?:perso|pro|travail|bureau|domicile|portable|mobile|fixe)\)?$/i, "")
    .replace(/[.,;]$/, "")
    .replace(/(?<=^|[\d +.()-])[oO](?=[\d .-]|$)/g, "0")
    .replace(/(?<=^|[\d +.()-])[lI|](?=[\d .-]|$)/g, "1")
    .replace(/[()[\]]/g, " ")
    .replace(/\+ +(?=\d)/g, "+")
    .replace(/(?<=\d) ?[.,/_·•-] ?(?=\d)/g, " ")
    .replace(/ +/g, " ")
    .trim();
  return number.replace(/^(?:\+|00) ?([1-9]\d{0,2}) 0 ?(?=[1-9])/, (start, code: string) =>
    withTrunkZero.has(code) ? start : `+${code} `,
  );
}

/** "tel:", "Tél. portable :", "GSM". */
const phoneLabel =
  /^(?:n° ?)?(?:de )?(?:tel|tél|telephone|téléphone|tph|mobile|mob|portable|port|gsm|fixe|domicile|bureau|[tmp]|(?<=°) ?)(?!\p{Letter})(?:[ .]*(?:mobile|portable|fixe))?[ .:=-]*(?=[\d+(oO])/iu;

/** Countries whose international numbers keep their first zero: of Italy, landlines. */
const withTrunkZero = new Set(["39"]);

/** With its prefix, as "+352 621…" or "00352 621…", whatever country is chosen beside it; undefined for a national number. */
export function prefixCountryOf(text: string, offered: readonly string[]): string | undefined {
  const number = /^(?:\+|00)([\d ]*)$/.exec(mendedPhone(text))?.[1]?.replaceAll(" ", "");
  const country = number && countryOfPhone(`+${number}`);
  return country && offered.includes(country) ? country : undefined;
}

/**
 * In international format ("+33612345678"), undefined if invalid in its country. A number with another prefix that the
 * form offers is of that country. The phone rules load on first use.
 */
export async function readPhone(
  text: string,
  chosen: string,
  mobile = false,
  offered: readonly string[] = phoneCountries,
): Promise<string | undefined> {
  const rules = mobile ? await import("libphonenumber-js/mobile") : await import("libphonenumber-js/min");
  const { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } = rules;
  const country = prefixCountryOf(text, offered) ?? chosen;
  if (!isSupportedCountry(country)) return undefined;
  const number = mendedPhone(text);
  // "0690 12 34 56" is of Guadeloupe, wherever France is chosen.
  for (const defaultCountry of isFrench(country) ? [country, "FR" as const, ...overseas] : [country]) {
    const code = getCountryCallingCode(defaultCountry);
    // "33 6 12…": the prefix without its sign.
    for (const written of [number, ...(number.startsWith(code) ? [`+${number}`] : [])]) {
      const read = parsePhoneNumberFromString(written, { defaultCountry, extract: false });
      if (!read?.isValid()) continue;
      const isOfCountry =
        read.countryCallingCode === getCountryCallingCode(country) ||
        (isFrench(country) && isFrench(read.country));
      if (isOfCountry) return read.number;
    }
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
