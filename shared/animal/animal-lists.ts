import { catActivityTexts } from "./activity.texts.ts";
import type { AnimalKind } from "./animal.ts";

/** Resources of the e-commerce API whose members an animal's facts name (contracts 1b). */
export const animalListNames = ["breeds", "conditions", "activities", "features", "feeds", "brands"] as const;
export type AnimalListName = (typeof animalListNames)[number];

export interface AnimalChoice {
  /** What an animal names it by: the last segment of its IRI. */
  ref: string;
  /** Its meaning: `none`, `kidney`, `kibble`. */
  code: string;
  label: string;
  description: string | null;
  /** Null: for both. */
  kind: AnimalKind | null;
  /** Kilograms; of breeds alone, where the API tells. */
  adultWeight: { low: number; high: number } | null;
}

export type AnimalLists = Record<AnimalListName, AnimalChoice[]>;

/** Choices offered for that kind of animal, with descriptions that suit it. */
export const choicesFor = (lists: AnimalLists, name: AnimalListName, kind: AnimalKind): AnimalChoice[] =>
  lists[name]
    .filter((choice) => choice.kind === null || choice.kind === kind)
    .map((choice) => ({ ...choice, description: descriptionFor(choice, name, kind) }));

function descriptionFor(
  { code, description, kind: own }: AnimalChoice,
  name: AnimalListName,
  kind: AnimalKind,
): string | null {
  const isAboutCats = name === "activities" && kind === "cat" && own === null;
  return (isAboutCats ? catActivityTexts[code] : undefined) ?? description;
}

/** Its meaning; its reference where the list does not have it, or in an outage of the lists. */
export const codeOf = (choices: readonly AnimalChoice[] | undefined, ref: string | null): string | null =>
  choices?.find((choice) => choice.ref === ref)?.code ?? ref;

/** Null where the list does not have it. */
export const labelOf = (choices: readonly AnimalChoice[], ref: string | null): string | null =>
  choices.find((choice) => choice.ref === ref)?.label ?? null;
