import type { AnimalField } from "./animal-form.ts";

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
  /** Ready to show, in French. The hint explains the choice. */
  known: { field: AskedField; value: string; hint: string | null }[];
  missing: AskedField[];
}
