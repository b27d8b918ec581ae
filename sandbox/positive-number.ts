export function positiveNumber(text: string | undefined, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}
