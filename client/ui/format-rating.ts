const format = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function formatRating(rating: number): string {
  return format.format(rating);
}
