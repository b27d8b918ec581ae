import { onFirstUse } from "../../shared/on-first-use.ts";

const format = onFirstUse(
  () => new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

export function formatRating(rating: number): string {
  return format().format(rating);
}
