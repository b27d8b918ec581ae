import type { Advice } from "../../../shared/guide/advice.ts";
import type { Profile } from "../../../shared/nutrition/profile.ts";

export function energyOf({ energy: { need, low, high } }: Profile): Advice["energy"] {
  return { need, low, high, source: "FEDIAF, Nutritional Guidelines (2024)" };
}
