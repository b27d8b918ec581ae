import { formatAmount, formatRound } from "../../money/money.ts";
import { translator } from "../../text/translator.ts";
import type { Threshold } from "./next-threshold.ts";

export const thresholdTexts = {
  smallOrder: "Petite commande (moins de {{from}})\u00a0: {{fee}}. Ajoutez {{amount}} pour l’éviter.",
  delivery: "Plus que {{amount}} pour la livraison offerte",
  reached: "La livraison vous est offerte",
} as const;

const t = translator(thresholdTexts);

export function thresholdText({ goods, from, fee }: Threshold): string {
  const amount = formatAmount(from - goods);
  if (fee !== undefined) return t("smallOrder", { from: formatRound(from), fee: formatAmount(fee), amount });
  return goods < from ? t("delivery", { amount }) : t("reached");
}
