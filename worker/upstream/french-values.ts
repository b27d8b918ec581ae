import { type WrittenDay, writtenDay } from "../../shared/time/written-day.ts";
import { leaveOut } from "./lists.ts";

/** Parses "26,5", "1 234,5", "+3", "26,5 %"; undefined for any other unit or text. */
export function numberIn(text: string): number | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(/(?<![\s'])[\s']+(?=\d{3}(?!\d))/g, "")
    .replace(/−/g, "-")
    .replace(/%$/, "")
    .trim();
  const separated = /^[-+]?\d{1,3}(?:\.\d{3})+,\d+$/.test(plain) ? plain.replaceAll(".", "") : plain;
  const digits = separated.replace(",", ".").replace(/^\+/, "");
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

export function amountIn(text: string): { value: number; unit: string } | undefined {
  const [, digits = "", unit = ""] =
    /^([-+\d\s.,']*\d)\s*([^\d\s].*)?$/u.exec(text.normalize("NFKC").trim()) ?? [];
  const value = numberIn(thousandsUnits.test(unit) ? withoutThousandsDots(digits, unit) : digits);
  return value === undefined ? undefined : { value, unit: unit.trim() };
}

/** Units of large whole numbers: "2.500 g" is 2500 g, but "1.050 kg" is 1.05 kg. */
const thousandsUnits = /^(?:g|gr|grammes?|kcal\/kg|(?:ui|iu)(?:\/kg)?)\.?$/i;

function withoutThousandsDots(digits: string, unit: string): string {
  if (!/^[-+]?[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits)) return digits;
  leaveOut({ kind: "member", key: `${digits} ${unit}`, reason: "the dot is read as a thousands separator" });
  return digits.replaceAll(".", "");
}

/** Converts "1/10/2026", "1er octobre 2026" and Unix time, too; other values are returned unchanged. */
export function isoDateOf(value: unknown): unknown {
  if (typeof value === "number") return instantOf(value) ?? value;
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (/^\d{10}$|^\d{13}$/.test(text)) return instantOf(Number(text)) ?? value;
  const [, date = text, time = ""] = /^([\d/.-]+)[T, ]+(\d{1,2}[:h]\d\d.*)$/.exec(text) ?? [];
  const written = writtenDay(date);
  return written ? isoOf(written, time) : value;
}

function isoOf({ year, month, day }: WrittenDay, time: string): string {
  const date = `${year.padStart(4, "20")}-${month}-${day}`;
  return time ? `${date}T${time.replace("h", ":").padStart(5, "0")}` : date;
}

function instantOf(value: number): string | undefined {
  if (!Number.isFinite(value) || value < 1e9 || value >= 1e13) return undefined;
  return new Date(value < 1e11 ? value * 1000 : value).toISOString();
}
