const grams = unitFormat("gram");
const kilos = unitFormat("kilogram");

/** A net weight in grams as a shopper reads it: "400 g", "2 kg", "1,5 kg". Whole grams; a kilogram and more in kilograms. */
export function formatWeight(weight: number): string {
  const whole = Math.round(weight);
  return whole < 1000 ? grams.format(whole) : kilos.format(whole / 1000);
}

function unitFormat(unit: "gram" | "kilogram"): Intl.NumberFormat {
  return new Intl.NumberFormat("fr-FR", { style: "unit", unit, maximumFractionDigits: 3 });
}
