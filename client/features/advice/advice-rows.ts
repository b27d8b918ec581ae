import { type Frequency, frequencyOf } from "../../../shared/frequency/frequency.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import type { AdvisedFood } from "../../../shared/guide/shown-advice.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { formatNumber } from "../../../shared/text/format-number.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";

const t = translator(resultTexts);

export function adviceRows(food: AdvisedFood, frequencies: readonly Frequency[]) {
  const { ration, pricePerDay, format, plan, packDays, kind, energyPer100g } = food;
  return [
    { name: t("rows.ration"), value: t("rows.rationValue", { grams: ration }) },
    { name: t("rows.perDay"), value: pricePerDay === null ? t("unknown") : formatAmount(pricePerDay) },
    { name: t(`rows.lasts.${kind}`), value: daysText(packDays) },
    { name: t("rows.format"), value: formatText(format.name, plan) },
    { name: t("rows.rhythm"), value: rhythmText(plan, frequencies) },
    { name: t("rows.energy"), value: t("rows.energyValue", { kcal: formatNumber(energyPer100g) }) },
  ];
}

export const daysText = (days: number): string => (days === 1 ? t("rows.day") : t("rows.days", { days }));

function formatText(format: string, plan: AdvisedFood["plan"]): string {
  const name = unbroken(format);
  return plan && plan.packs > 1 ? t("rows.packs", { format: name, packs: plan.packs }) : name;
}

const rhythmText = (plan: AdvisedFood["plan"], frequencies: readonly Frequency[]) =>
  plan ? frequencyOf(plan.interval, frequencies) : t("rows.noRhythm");
