import { typedLine } from "./typed-text.ts";

/** "12,5", "12 500", ",5", "+5", "4 ½". A space only separates thousands. NaN if unreadable. */
export function typedNumber(text: string): number {
  const [, sign = "", whole = "", decimals = ""] =
    /^([-+]?)(\d{1,3}(?: \d{3})+|\d*)(?: ?[.,] ?(\d*))?$/.exec(withDecimals(text)) ?? [];
  return whole || decimals ? Number(`${sign}${whole.replaceAll(" ", "")}.${decimals}`) : Number.NaN;
}

const fractions: Readonly<Record<string, string>> = {
  "½": ",5",
  "¼": ",25",
  "¾": ",75",
  "1/2": ",5",
  "1/4": ",25",
  "3/4": ",75",
};

/** Writes "4 ½", "4 1/2" and "4 et demi" as "4,5"; drops "environ". */
const withDecimals = (text: string): string =>
  typedLine(text)
    .replace(/^(?:environ |env\.? |[~≈] ?)(?=\d)/i, "")
    .replace(
      /(?<=\d) ?([½¼¾])|(?<=\d) (1\/[24]|3\/4)(?!\d)/g,
      (_, sign, slashed) => fractions[sign ?? slashed] ?? "",
    )
    .replace(/(?<=\d) et demie?(?!\p{Letter})/iu, ",5");

/** Splits "4 kg 500" into "4", "kg" and "500". */
export function amountParts(text: string): { count: string; unit: string; more: string } {
  const line = withDecimals(text).replace(/\.$/, "");
  const [unit = ""] = /\p{Letter}+/u.exec(line) ?? [];
  const start = unit ? line.indexOf(unit) : line.length;
  return {
    count: line.slice(0, start).trim(),
    unit: unit.toLowerCase(),
    more: line
      .slice(start + unit.length)
      .replace(/^\./, "")
      .trim(),
  };
}
