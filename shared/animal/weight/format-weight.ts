const kilograms = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

export const formatWeight = (weight: number): string => kilograms.format(weight);
