import type { AnimalFacts } from "../animal/animal.ts";
import { type HealthCodes, mayHoldAllergen } from "../nutrition/allergens.ts";
import type { EnergyNeed } from "../nutrition/energy.ts";
import type { Product } from "../product/product.ts";
import type { Advice, Recommended } from "./advice.ts";

/** Maximum relative deviation from our own calculation. */
const tolerance = 0.05;

type Energy = NonNullable<Advice["energy"]>;

export function checkedEnergy(energy: Advice["energy"]): Energy | null {
  return energy && energy.low <= energy.need && energy.need <= energy.high ? energy : null;
}

export const tellsFormula = (energy: Energy, formula: EnergyNeed): boolean =>
  Math.abs(energy.need - formula.need) <= formula.need * tolerance;

export type Distrust =
  | "unknown"
  | "species"
  | "no-meal"
  | "no-reason"
  | "no-label"
  | "allergen"
  | "out-of-band";

/** @param health codes such as "allergy-chicken", not references */
export function distrustOf(
  { ration, reasons }: Pick<Recommended, "ration" | "reasons">,
  product:
    | Pick<Product, "viewable" | "animal" | "kind" | "metabolizableEnergy" | "name" | "composition">
    | undefined,
  { kind, health }: Pick<AnimalFacts, "kind"> & { health: HealthCodes },
  band: Pick<Energy, "low" | "high">,
): Distrust | undefined {
  if (!product?.viewable) return "unknown";
  if (product.animal !== kind) return "species";
  if (product.kind !== "dry" && product.kind !== "wet") return "no-meal";
  if (reasons.length === 0) return "no-reason";
  if (!product.metabolizableEnergy || !(product.metabolizableEnergy > 0)) return "no-label";
  if (mayHoldAllergen(product, health)) return "allergen";
  const kcal = (ration * product.metabolizableEnergy) / 100;
  const isInside = kcal >= band.low * (1 - tolerance) && kcal <= band.high * (1 + tolerance);
  return isInside ? undefined : "out-of-band";
}
