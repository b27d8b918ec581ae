const known: Record<string, { digits: number; example: string; sign: RegExp }> = {
  FR: { digits: 5, example: "69002", sign: /^(?:FR?)[ -]*(?=\d)/ },
  BE: { digits: 4, example: "1000", sign: /^(?:BE?)[ -]*(?=\d)/ },
  LU: { digits: 4, example: "1611", sign: /^(?:L|LU|LUX)[ -]*(?=\d)/ },
};

export interface PostcodeRule {
  digits: number;
  example: string;
}

export function postcodeRule(country: string): PostcodeRule | undefined {
  return Object.hasOwn(known, country) ? known[country] : undefined;
}

/** No prefix, spaces or town in the shop's countries ("L-1611", "69002 Lyon"); O is read as 0, I as 1. */
export function tidyPostcode(text: string, country: string): string {
  const upper = text.toUpperCase();
  const home = Object.hasOwn(known, country) ? known[country] : undefined;
  if (!home) return upper;
  const code = upper
    .replace(home.sign, "")
    .replace(/^(\d[\dO ]*?)(?:(?<! )[ ,]+(?!O\d)\p{Letter}.*|\.)$/u, "$1")
    .replace(/ /g, "");
  const bare = /^\d[\dOI]*$/.test(code) ? code.replaceAll("O", "0").replaceAll("I", "1") : code;
  return /^\d+$/.test(bare) ? bare : upper;
}

export function isPostcode(postcode: string, country: string): boolean {
  const rule = postcodeRule(country);
  return rule
    ? /^\d+$/.test(postcode) && postcode.length === rule.digits
    : /^(?=.{3,10}$)[A-Z\d]+(?:[ -]+[A-Z\d]+)*$/.test(postcode);
}
