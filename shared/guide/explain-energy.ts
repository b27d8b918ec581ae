import type { EnergyNeed, EnergyStepCode } from "../nutrition/energy.ts";
import { formatNumber, mostDecimals } from "../text/format-number.ts";

export interface ExplainedEnergy {
  weight: string;
  exponent: string;
  power: string;
  base: string;
  steps: { code: EnergyStepCode; share: string; factor: string }[];
  factor: string;
  need: string;
}

/** Uses enough decimals to be reproducible with a calculator. Undefined if five are too few. */
export function explainEnergy(energy: EnergyNeed): ExplainedEnergy | undefined {
  for (let decimals = 1; decimals <= mostDecimals; decimals++) {
    const explained = explainWith(energy, decimals);
    if (explained) return explained;
  }
  return undefined;
}

function explainWith(energy: EnergyNeed, decimals: number): ExplainedEnergy | undefined {
  const { exponent, base, steps, need } = energy;
  const weight = rounded(energy.weight, decimals);
  const power = rounded(weight ** exponent, decimals);
  let shown = rounded(base, decimals);
  const told: ExplainedEnergy["steps"] = [];
  for (const { code, share } of steps) {
    const shownShare = rounded(share, decimals + 1);
    shown = rounded(shown * shownShare, decimals);
    told.push({ code, share: formatNumber(shownShare), factor: formatNumber(shown) });
  }
  if (Math.round(shown * power) !== need) return undefined;
  return {
    weight: formatNumber(weight),
    exponent: formatNumber(exponent),
    power: formatNumber(power),
    base: formatNumber(rounded(base, decimals)),
    steps: told,
    factor: formatNumber(shown),
    need: formatNumber(need),
  };
}

export interface ExplainedRation {
  grams: string;
  /** False if need divided by the food's energy does not give the ration. */
  followsFromNeed: boolean;
  kcal: string;
  days: string;
}

export function explainRation(
  { ration, energyPer100g, format }: { ration: number; energyPer100g: number; format: { weight: number } },
  need: number,
): ExplainedRation {
  const grams = (need * 100) / energyPer100g;
  return {
    grams: formatNumber(rounded(grams, 1)),
    followsFromNeed: Math.round(grams) === ration,
    kcal: formatNumber(Math.round((ration * energyPer100g) / 100)),
    days: formatNumber(truncated(format.weight / ration)),
  };
}

const truncated = (value: number) => Math.floor(value * 10 + 1e-9) / 10;

function rounded(value: number, decimals: number): number {
  const power = 10 ** decimals;
  // 1.005 is slightly less than itself in binary and would round down.
  return Math.round(value * power * (1 + Number.EPSILON)) / power;
}
