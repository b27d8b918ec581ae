import { addressLine } from "../text/address-text.ts";

export const phoneCountries = ["FR", "BE", "DE", "IT", "LU"] as const;

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

/** French overseas departments, and territories that share their numbers, count as French. */
const overseas = ["GP", "MF", "BL", "GF", "MQ", "RE", "YT"] as const;
const overseasCodes = ["590", "594", "596", "262"];

/** French addresses reach these too, but their numbers are read with their prefix only. */
const besideFrance: Record<string, string> = { PM: "508", NC: "687", PF: "689", WF: "681", MC: "377" };

const isFrench = (country: string | undefined) =>
  country === "FR" || overseas.some((department) => department === country);

const isBesideFrance = (country: string | undefined) =>
  country !== undefined && Object.hasOwn(besideFrance, country);

export function countryOfPhone(number: string): string | undefined {
  if (overseasCodes.some((code) => number.startsWith(`+${code}`))) return "FR";
  const found = Object.entries({ ...besideFrance, ...callingCodes }).filter(([, code]) =>
    number.startsWith(`+${code}`),
  );
  const [country] = found.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return country;
}

export const callingCodeOf = (country: string): string | undefined =>
  Object.hasOwn(callingCodes, country) ? callingCodes[country] : undefined;

/** Normalises "Tél : 06.12.34.56.78" and "+33 (0)6 12…"; O and l between digits are 0 and 1. */
export function mendedPhone(text: string): string {
  const number = addressLine(text)
    .replace(/^[☎📞📱]\ufe0f? ?/u, "")
    .replace(phoneLabel, "")
    .replace(/ (?:perso|pro|travail|bureau|domicile|portable|mobile|fixe)$/i, "")
    .replace(/ \([^()\d]*\)$/, "")
    .replace(/[.,;]$/, "")
    .replace(/(?<=\d\d) ?\| ?(?=\d\d)/g, " ")
    .replace(/(?<=^|[\d +.()-])[oO]+(?=[\d .-]|$)/g, (letters) => "0".repeat(letters.length))
    .replace(/(?<=^|[\d +.()-])[lI|](?=[\d .-]|$)/g, "1")
    .replace(/[()[\]]/g, " ")
    .replace(/\+ +(?=\d)/g, "+")
    .replace(/^(?=[+0 ]*\+)[+0 ]+(?=[1-9])/, "+")
    .replace(/(?<=\d) ?[.,:;'*/_·•-] ?(?=\d)/g, " ")
    .replace(/ +/g, " ")
    .trim();
  return number.replace(/^(?:\+|00) ?([1-9]\d{0,2}) 0 ?(?=[1-9])/, (start, code: string) =>
    withTrunkZero.has(code) ? start : `+${code} `,
  );
}

const phoneLabel =
  /^(?:mon )?(?:n° ?)?(?:num(?:éro|ero)? ?)?(?:de )?(?:num|numéro|numero|tel|tél|telephone|téléphone|tph|mobile|mob|portable|port|gsm|fixe|domicile|bureau|[tmp]|(?<=°) ?)(?!\p{Letter})(?:[ ./]*(?:mobile|mob|portable|fixe))?[ .:=-]*(?=[\d+(oO])/iu;

/** "poste 12" behind a number, which its international format would lose. */
export const extensionOf = (text: string): string | undefined =>
  /\d[ ,;]*((?:poste|p|ext(?:ension)?|int(?:erne)?|x|#)[ .:=#]*\d{1,7})$/i.exec(mendedPhone(text))?.[1];

/** Italian landlines keep their leading zero in international format. */
const withTrunkZero = new Set(["39"]);

export function prefixCountryOf(text: string, offered: readonly string[]): string | undefined {
  const number = /^(?:\+|00)([\d ]*)$/.exec(mendedPhone(text))?.[1]?.replaceAll(" ", "");
  const country = number && countryOfPhone(`+${number}`);
  if (country && offered.includes(country)) return country;
  return country && isBesideFrance(country) && offered.includes("FR") ? "FR" : undefined;
}

/** The typed prefix of a country that is not offered. */
export function foreignPrefixOf(text: string, offered: readonly string[]): string | undefined {
  const number = mendedPhone(text).replace(/^00/, "+");
  if (!number.startsWith("+") || prefixCountryOf(text, offered)) return undefined;
  const country = countryOfPhone(number.replaceAll(" ", ""));
  if (country && offered.includes(country)) return undefined;
  const code = country && callingCodeOf(country);
  return code ? `+${code}` : /^\+[1-9]\d{0,2}(?= )/.exec(number)?.[0];
}

/** International format ("+33612345678"). A typed prefix overrides the chosen country. */
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
  const inFrance = isFrench(country);
  const national = inFrance ? withOverseasPrefix(number.replace(/^\+33 ?(?=[1-9])/, "0")) : number;
  for (const defaultCountry of inFrance ? ["FR" as const, ...overseas] : [country]) {
    const code = getCountryCallingCode(defaultCountry);
    for (const written of [national, number, ...(number.startsWith(code) ? [`+${number}`] : [])]) {
      const read = parsePhoneNumberFromString(written, { defaultCountry, extract: false });
      if (!read?.isValid() || read.ext) continue;
      const isOfCountry =
        read.countryCallingCode === getCountryCallingCode(country) ||
        (inFrance && (isFrench(read.country) || isBesideFrance(read.country)));
      if (isOfCountry) return read.number;
    }
  }
  return undefined;
}

/** Landlines: libphonenumber reads "0596 60 12 34" as a number of metropolitan France. */
const withOverseasPrefix = (national: string) =>
  national
    .replace(/^0 ?(?=2 ?6 ?[239])/, "+262 ")
    .replace(/^0 ?(?=(5 ?9 ?[046]))/, (_, code: string) => `+${code.replaceAll(" ", "")} `);

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
  const grouped = [...overseasCodes, ...Object.values(besideFrance), ...phoneCountries.map(callingCodeOf)];
  const code = grouped.find((one) => number.startsWith(`+${one}`));
  if (!code) return number;
  const own = number.slice(code.length + 1);
  const even = own.length % 2 === 0;
  const head = own.slice(0, even ? 0 : code === "33" ? 1 : 3);
  const pairs = own.slice(head.length).match(/\d{2}/g) ?? [];
  return [`+${code}`, head, ...pairs].filter(Boolean).join("\u00a0");
}
