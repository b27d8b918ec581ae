import { onFirstUse } from "../on-first-use.ts";
export const mostDecimals = 5;

const french = onFirstUse(() => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: mostDecimals + 1 }));

export const formatNumber = (value: number): string => french().format(value).replaceAll("\u202f", "\u00a0");
