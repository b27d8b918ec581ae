/** Percent. */
const rates = { FR: 20, BE: 21, LU: 17 } as const;
export type Country = keyof typeof rates;

export function countryOf({
  shippingAddress,
  channelCode,
}: {
  shippingAddress: { countryCode: string } | null;
  channelCode: string;
}): Country {
  const candidates = [shippingAddress?.countryCode, channelCode.split("_").at(-1)];
  return candidates.map((code) => code?.toUpperCase()).find(isCountry) ?? "FR";
}

export function vatIncludedIn(total: number, country: Country): number {
  return total - Math.round((total * 100) / (100 + rates[country]));
}

export const vatRateOf = (country: Country): number => rates[country];

export function isCountry(code: string | undefined): code is Country {
  return code !== undefined && Object.hasOwn(rates, code);
}
