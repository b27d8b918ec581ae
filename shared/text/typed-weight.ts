import { amountParts, typedNumber } from "./typed-number.ts";

/** Kilograms: "12,5 kg", "12 500 g", "4kg5", "4 kilos et demi". NaN if unreadable. */
export function typedWeight(text: string): number {
  const { count, unit, more } = amountParts(text);
  if (/^gr?s?$|^grammes?$/.test(unit)) return more ? Number.NaN : rounded(gramsIn(count) / 1000);
  if (unit && !/^kg?s?$|^kilo(?:gramme)?s?$/.test(unit)) return Number.NaN;
  const kilograms = typedNumber(count);
  if (!more) return rounded(kilograms);
  return Number.isInteger(kilograms) && kilograms >= 0
    ? rounded(kilograms + remainderIn(more.toLowerCase()))
    : Number.NaN;
}

/** Grams have no decimals worth typing, so any separator before three digits is one of thousands. */
const gramsIn = (count: string) => typedNumber(count.replace(/[.,](?=\d{3}(?!\d))/g, ""));

function remainderIn(text: string): number {
  if (/^(?:et demie?|½|1\/2)$/.test(text)) return 0.5;
  const [, digits = "", unit] = /^(\d{1,3}) ?(g|gr|grammes?)?$/.exec(text) ?? [];
  if (unit || digits.length === 3) return Number(digits) / 1000;
  // Two digits after "kg" could be hundredths or grams.
  return digits.length === 1 ? Number(digits) / 10 : Number.NaN;
}

const rounded = (kilograms: number) => Math.round(kilograms * 1e6) / 1e6;
