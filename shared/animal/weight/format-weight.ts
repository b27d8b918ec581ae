import { onFirstUse } from "../../on-first-use.ts";

const kilograms = onFirstUse(() => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 }));

export const formatWeight = (weight: number): string => kilograms().format(weight);
