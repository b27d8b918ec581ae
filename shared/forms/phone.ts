/** Spec 5; the default first. */
export const phoneCountries = ["FR", "BE", "DE", "IT", "LU"] as const;

const callingCodes: Record<string, string> = { FR: "33", BE: "32", DE: "49", IT: "39", LU: "352" };

export function countryOfPhone(number: string): string | undefined {
  const [country] = Object.entries(callingCodes).find(([, code]) => number.startsWith(`+${code}`)) ?? [];
  return country;
}

/** In international format ("+33612345678"), undefined if invalid in its country. The phone rules load on first use. */
export async function readPhone(text: string, country: string, mobile = false): Promise<string | undefined> {
  const { parsePhoneNumberFromString } = mobile
    ? await import("libphonenumber-js/mobile")
    : await import("libphonenumber-js/min");
  const known = phoneCountries.find((code) => code === country);
  const number = known && parsePhoneNumberFromString(text, { defaultCountry: known, extract: false });
  return number?.isValid() && number.country === known ? number.number : undefined;
}

/** Follows the country of the address while no number is typed, or while it still matches the previous country. */
export function prefixAfter(
  { number, prefix }: { number: string; prefix: string },
  { before, after }: { before: string; after: string },
): string {
  const known = phoneCountries.some((code) => code === after);
  return known && (!number.trim() || prefix === before) ? after : prefix;
}

const examples: Record<string, string> = {
  FR: "06 12 34 56 78",
  BE: "0470 12 34 56",
  DE: "0151 23456789",
  IT: "312 345 6789",
  LU: "621 123 456",
};

export const phoneExample = (country: string): string =>
  (Object.hasOwn(examples, country) ? examples[country] : examples[phoneCountries[0]]) ?? "";

export function readablePhone(number: string): string {
  const code = callingCodes[countryOfPhone(number) ?? ""];
  if (!code) return number;
  const own = number.slice(code.length + 1);
  const even = own.length % 2 === 0;
  // Pairs from the end, the rest first: "6 12 34 56 78", "470 12 34 56".
  const head = own.slice(0, even ? 0 : code === "33" ? 1 : 3);
  const pairs = own.slice(head.length).match(/\d{2}/g) ?? [];
  return [`+${code}`, head, ...pairs].filter(Boolean).join("\u00a0");
}
