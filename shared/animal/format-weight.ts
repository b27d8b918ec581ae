const kilograms = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** "4,2", without its unit. */
export const formatWeight = (weight: number): string => kilograms.format(weight);
