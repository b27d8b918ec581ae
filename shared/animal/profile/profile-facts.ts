import type { AnimalField } from "../form/animal-form.ts";

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
  known: { field: AskedField; value: string; hint: string | null }[];
  missing: AskedField[];
}
