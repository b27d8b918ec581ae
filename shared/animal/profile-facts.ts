import type { AnimalField } from "./animal-form.ts";

/** What the form asks every animal (spec 5, pet), in its order. */
export const askedFields = [
  "gender",
  "breed",
  "birthday",
  "weight",
  "sterilized",
  "condition",
  "activity",
  "feature",
  "feeds",
  "kibbleBrand",
] as const satisfies readonly AnimalField[];

export type AskedField = (typeof askedFields)[number];

export interface ProfileFacts {
  /** In French, ready to show; the hint is what the choice means. */
  known: { field: AskedField; value: string; hint: string | null }[];
  missing: AskedField[];
}
