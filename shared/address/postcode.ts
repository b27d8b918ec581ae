const known: Record<string, PostcodeRule & { sign: RegExp }> = {
  FR: { adjective: "français", digits: 5, example: "69002", sign: /^(?:FR?|CP)[ .:-]*(?=[\dO])/ },
  BE: { adjective: "belge", digits: 4, example: "1000", sign: /^(?:BE?|CP)[ .:-]*(?=[\dO])/ },
  LU: { adjective: "luxembourgeois", digits: 4, example: "1611", sign: /^(?:L|LU|LUX|CP)[ .:-]*(?=[\dO])/ },
};

export interface PostcodeRule {
  adjective: string;
  digits: number;
  example: string;
}

export function postcodeRule(country: string): PostcodeRule | undefined {
  return Object.hasOwn(known, country) ? known[country] : undefined;
}

/** No prefix, signs or town in the shop's countries ("L-1611", "69.002", "Lyon 69002"); O is read as 0, I as 1. */
export function tidyPostcode(text: string, country: string): string {
  const upper = text.toUpperCase();
  const home = Object.hasOwn(known, country) ? known[country] : undefined;
  if (!home) return upper;
  const code = upper
    .replace(/^\((.*)\)$/, "$1")
    .replace(home.sign, "")
    .replace(/^(\d[\dO ]*?)(?:(?<! )(?:[ ,]+| - )(?!O\d)\p{Letter}.*|\.)$/u, "$1")
    .replace(new RegExp(`^(\\d{${home.digits}})\\p{Letter}{2}.*$`, "u"), "$1")
    .replace(new RegExp(`^\\p{Letter}[\\p{Letter} '-]*[ ,](\\d{${home.digits}})$`, "u"), "$1")
    .replace(/(?<=[\dO])[ .-](?=[\dO])/g, "");
  const bare =
    /^[\dOI]+$/.test(code) && /\d/.test(code) ? code.replaceAll("O", "0").replaceAll("I", "1") : code;
  return /^\d+$/.test(bare) ? bare : upper;
}

export function isPostcode(postcode: string, country: string): boolean {
  const rule = postcodeRule(country);
  return rule
    ? /^\d+$/.test(postcode) && postcode.length === rule.digits
    : /^(?=.{3,10}$)[A-Z\d]+(?:[ -]+[A-Z\d]+)*$/.test(postcode);
}
