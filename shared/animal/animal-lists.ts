import { catActivityTexts } from "./activity.texts.ts";
import type { AnimalFacts, AnimalKind } from "./animal.ts";

export const animalListNames = ["breeds", "conditions", "activities", "features", "feeds", "brands"] as const;
export type AnimalListName = (typeof animalListNames)[number];

export interface AnimalChoice {
  /** Last segment of the IRI. */
  ref: string;
  code: string;
  label: string;
  description: string | null;
  kind: AnimalKind | null;
  /** An allergy that may be told beside another choice; false if the API does not know of it. */
  isAllergy: boolean;
  /** Kilograms, for breeds only. */
  adultWeight: { low: number; high: number } | null;
}

export type AnimalLists = Record<AnimalListName, AnimalChoice[]>;

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

export const codeOf = (choices: readonly AnimalChoice[] | undefined, ref: string | null): string | null =>
  choices?.find((choice) => choice.ref === ref)?.code ?? ref;

export const labelOf = (choices: readonly AnimalChoice[], ref: string | null): string | null =>
  choices.find((choice) => choice.ref === ref)?.label ?? null;

/** Each label once, in the order of the references. */
export const labelsOf = (choices: readonly AnimalChoice[], refs: readonly (string | null)[]): string[] => [
  ...new Set(refs.flatMap((ref) => labelOf(choices, ref) ?? [])),
];

/** Kilograms, the middle of what the breed weighs when grown. */
export function grownWeightOf(
  breeds: readonly AnimalChoice[] | undefined,
  breed: string | null,
): number | undefined {
  const grown = breeds?.find(({ ref }) => ref === breed)?.adultWeight;
  return grown ? (grown.low + grown.high) / 2 : undefined;
}

/** Codes of all that is known of an animal's health. */
export function healthCodes(
  lists: Pick<AnimalLists, "features"> | null,
  { feature, allergies }: Pick<AnimalFacts, "feature" | "allergies">,
): string[] {
  return [feature, ...allergies].flatMap((ref) => codeOf(lists?.features, ref) ?? []);
}
