import { onFirstUse } from "../on-first-use.ts";

const kilos = onFirstUse(() => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 }));

export const weightText = (grams: number): string =>
  grams < 1000 ? `${Math.round(grams)}\u00a0g` : `${kilos().format(grams / 1000)}\u00a0kg`;
