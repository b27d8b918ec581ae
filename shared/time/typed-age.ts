import { amountParts, typedNumber } from "../text/typed-number.ts";
import { typedLine } from "../text/typed-text.ts";

/**
 * Months of an age typed into two inputs: "6 mois", "1,5 an", "2 ans et demi". A typed unit overrides that of the input.
 * NaN if unreadable, if both inputs give years or both give months; negative if either is.
 */
export function typedAge(years: string, months: string): number {
  const first = partsIn(years, "years");
  const second = partsIn(months, "months");
  if ((first.years && second.years) || (first.months && second.months)) return Number.NaN;
  const parts = [first.years, first.months, second.years, second.months];
  const least = Math.min(...parts);
  if (least < 0) return least;
  const total = (first.years + second.years) * 12 + first.months + second.months;
  return total < longest ? Math.round(total * 1000) / 1000 : Number.NaN;
}

/** Months. A larger number is a year ("2021"), not an age. */
const longest = 12_000;

interface AgeParts {
  years: number;
  months: number;
}

const unreadable: AgeParts = { years: Number.NaN, months: Number.NaN };

function partsIn(text: string, input: "years" | "months"): AgeParts {
  if (text.trim() === "") return { years: 0, months: 0 };
  const { count, unit, more } = amountParts(typedLine(text).replace(/^\p{Letter}+(?= )/u, digitsOf));
  const number = typedNumber(count);
  const isMonths = unit ? /^m(?:ois)?$/.test(unit) : input === "months";
  if (isMonths) return more ? unreadable : { years: 0, months: number };
  if (unit && !/^(?:ans?|ann[ée]es?|a)$/.test(unit)) return unreadable;
  return { years: number, months: more ? monthsIn(more) : 0 };
}

function monthsIn(text: string): number {
  if (/^(?:et )?(?:demie?|½|1\/2)$/i.test(text)) return 6;
  const [, digits] = /^(?:(?:et|[,+&-]) ?)?(\d+) ?(?:m|mois)?$/i.exec(text) ?? [];
  return digits ? Number(digits) : Number.NaN;
}

const words = "un deux trois quatre cinq six sept huit neuf dix onze douze".split(" ");

function digitsOf(word: string): string {
  const place = words.indexOf(word.toLowerCase().replace(/^une$/, "un"));
  return place < 0 ? word : String(place + 1);
}
