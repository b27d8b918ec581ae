/** A page number or size of a query string; `otherwise` for anything but a whole number from 1. */
export function positiveNumber(text: string | undefined, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}
