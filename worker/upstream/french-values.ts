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
  const value = numberIn(digits);
  return value === undefined ? undefined : { value, unit: unit.trim() };
}

const months = [
  ...["janvier", "fevrier", "mars", "avril", "mai", "juin", "juillet"],
  ...["aout", "septembre", "octobre", "novembre", "decembre"],
];

/** Converts "1/10/2026", "1er octobre 2026" and Unix time, too; other values are returned unchanged. */
export function isoDateOf(value: unknown): unknown {
  if (typeof value === "number") return instantOf(value) ?? value;
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (/^\d{10}$|^\d{13}$/.test(text)) return instantOf(Number(text)) ?? value;
  const [, day = "", month = "", year = "", time = ""] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[T, ]+(\d{1,2}[:h]\d\d.*))?$/.exec(text) ?? [];
  if (day) return isoOf(yearOf(year), month, day, time);
  const [, ...reversed] =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (reversed.length > 0) return isoOf(reversed[0] ?? "", reversed[1] ?? "", reversed[2] ?? "");
  const [, dayInWords = "", name = "", yearInWords = ""] =
    /^(?:[a-z]+ )?(\d{1,2})(?:er)? ([a-z]+)\.? (\d{4})$/.exec(withoutMarks(text)) ?? [];
  const place = name.length < 3 ? -1 : months.findIndex((one) => one.startsWith(name));
  return place < 0 ? value : isoOf(yearInWords, String(place + 1), dayInWords);
}

const yearOf = (year: string): string => (year.length === 2 ? `20${year}` : year);

const withoutMarks = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

const isoOf = (year: string, month: string, day: string, time = "") =>
  `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}${time && `T${time.replace("h", ":").padStart(5, "0")}`}`;

function instantOf(value: number): string | undefined {
  if (!Number.isFinite(value) || value < 1e9 || value >= 1e13) return undefined;
  return new Date(value < 1e11 ? value * 1000 : value).toISOString();
}
