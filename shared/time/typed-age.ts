/** Months: "6 mois", "1,5 an", "2 ans et demi". A typed unit overrides `unit`. NaN if unreadable. */
export function typedAge(text: string, unit: "years" | "months"): number {
  const [, count = "", named = "", half, rest] =
    /^(-?\d+(?:[.,]\d+)?) ?(?:(ans?|année?s?|mois|m|a)(?: ?(?:et )?(?:(demie?)|(\d+) ?(?:mois|m)?))?)?$/iu.exec(
      text.trim(),
    ) ?? [];
  if (!count) return Number.NaN;
  const isMonths = named ? /^m/i.test(named) : unit === "months";
  if (isMonths && (half ?? rest) !== undefined) return Number.NaN;
  const months = Number(count.replace(",", ".")) * (isMonths ? 1 : 12);
  return Math.round((months + (half ? 6 : Number(rest ?? 0))) * 1000) / 1000;
}
