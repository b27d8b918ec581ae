import type { EnergyNeed } from "../nutrition/energy.ts";
import { adultFactor } from "../nutrition/energy-rows.ts";
import { formatNumber } from "../text/format-number.ts";
import { translator } from "../text/translator.ts";
import { resultTexts } from "./result.texts.ts";

const t = translator(resultTexts);

export function formulaWords(energy: EnergyNeed): string {
  const age = ageOf(energy);
  const start = t("verify.words", {
    base: formatNumber(Math.round(age ? adultFactor.dog : energy.base)),
    weight: formatNumber(Math.round(energy.weight * 10) / 10),
    exponent: formatNumber(energy.exponent),
  });
  const changes = energy.steps.map(({ code, share }) => ({ why: t(`steps.${code}`), share }));
  return [
    start,
    ...[...(age ? [age] : []), ...changes].map(({ why, share }) =>
      t("verify.change", { change: changeOf(share), why }),
    ),
  ].join(", ");
}

function ageOf({ band, base }: EnergyNeed): { why: string; share: number } | undefined {
  const share = base / adultFactor.dog;
  if (band === "puppy") return { why: t("steps.growth"), share };
  if (band === "dog-young" || band === "dog-old") return { why: t(`ages.${band}`), share };
  return undefined;
}

function changeOf(share: number): string {
  if (share >= 1.5) return `×\u00a0${formatNumber(Math.round(share * 100) / 100)}`;
  const percent = Math.round((share - 1) * 100);
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent)}\u00a0%`;
}
