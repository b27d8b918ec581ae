/** Kilograms. Values below 100 stay below 100: 99.95 gives 99.9. */
export function toTenth(kilograms: number): number {
  const tenth = Math.round(kilograms * 10) / 10;
  return kilograms < 100 ? Math.min(tenth, 99.9) : tenth;
}
