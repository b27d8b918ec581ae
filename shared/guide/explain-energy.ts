import type { EnergyNeed, EnergyStepCode } from "../nutrition/energy.ts";
import { formatNumber, mostDecimals } from "./format-number.ts";

/** Every number as it is shown: each line follows from the ones shown before it. */
export interface ExplainedEnergy {
  /** Kilograms. */
  weight: string;
  exponent: string;
  /** kg^exponent. */
  power: string;
  base: string;
  steps: { code: EnergyStepCode; share: string; factor: string }[];
  factor: string;
  need: string;
}

/**
 * With as many decimals as the result needs, so that a reader with a pocket calculator finds the same need. Undefined
 * where even five do not suffice.
 */
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
  /** Exact to a tenth. */
  grams: string;
  /** The need divided by the energy of the food gives the ration; else the ration is told by its own energy. */
  followsFromNeed: boolean;
  /** kcal that the ration holds. */
  kcal: string;
  /** Days to a tenth that a pack lasts. */
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

/** Never to the next whole day. */
const truncated = (value: number) => Math.floor(value * 10 + 1e-9) / 10;

function rounded(value: number, decimals: number): number {
  const power = 10 ** decimals;
  // 1.005 is a little less in binary.
  return Math.round(value * power * (1 + Number.EPSILON)) / power;
}
