import type { Animal, AnimalFacts } from "../../shared/animal/animal.ts";
import { type AnimalLists, codeOf, grownWeightOf } from "../../shared/animal/animal-lists.ts";
import { type EnergyNeed, energyNeed } from "../../shared/nutrition/energy.ts";
import * as clock from "../../shared/time/clock.ts";

type Known = Pick<AnimalLists, "activities" | "breeds">;

export function energyOf(
  { kind, activity, breed, ...animal }: Omit<AnimalFacts, "kind"> & Pick<Animal, "kind">,
  lists: Known | null,
  today = clock.date(),
): EnergyNeed | undefined {
  if (!kind) return undefined;
  const code = codeOf(lists?.activities, activity);
  return energyNeed({ ...animal, kind, activity: code }, today, grownWeightOf(lists?.breeds, breed));
}
