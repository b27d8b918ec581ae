import type { Animal } from "../../shared/animal/animal.ts";
import type { AnimalLists } from "../../shared/animal/animal-lists.ts";
import { weightPlanTexts } from "../../shared/animal/plan/weight-plan.texts.ts";
import type { MeasuredWeight } from "../../shared/animal/weight/weight-curve.ts";
import { type PlanVerdict, verdictOf, type WeightPlan } from "../../shared/nutrition/weight-plan.ts";
import { translator } from "../../shared/text/translator.ts";
import { offerOf } from "./plan-of.ts";

const t = translator(weightPlanTexts);

interface Known {
  lists: AnimalLists | null;
  measured: readonly MeasuredWeight[];
}

/** "vet" if the animal has fallen ill since the start. */
export function currentVerdict(
  animal: Animal,
  plan: WeightPlan,
  { lists, measured }: Known,
): PlanVerdict | "vet" {
  if (!animal.kind || offerOf(animal, lists) === "vet") return "vet";
  return verdictOf(animal.kind, plan, measured);
}

export const isForVet = (verdict: PlanVerdict | "vet"): boolean =>
  verdict === "vet" || verdict === "too-fast" || verdict === "stalled";

export function verdictText(animal: Animal, plan: WeightPlan, known: Known): string {
  const verdict = currentVerdict(animal, plan, known);
  return t(`verdict.${verdict}`, { isGain: plan.targetWeight > plan.startWeight });
}
