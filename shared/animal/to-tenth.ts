/** Kilograms. What is less than 100 stays less: 99.95 is 99.9. */
export function toTenth(kilograms: number): number {
  const tenth = Math.round(kilograms * 10) / 10;
  return kilograms < 100 ? Math.min(tenth, 99.9) : tenth;
}
