import { catActivityTexts } from "./activity.texts.ts";
import type { AnimalKind } from "./animal.ts";

export const animalListNames = ["breeds", "conditions", "activities", "features", "feeds", "brands"] as const;
export type AnimalListName = (typeof animalListNames)[number];

export interface AnimalChoice {
  /** Last segment of the IRI. */
  ref: string;
  code: string;
  label: string;
  description: string | null;
  kind: AnimalKind | null;
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

/** Kilograms, the middle of what the breed weighs when grown. */
export function grownWeightOf(
  breeds: readonly AnimalChoice[] | undefined,
  breed: string | null,
): number | undefined {
  const grown = breeds?.find(({ ref }) => ref === breed)?.adultWeight;
  return grown ? (grown.low + grown.high) / 2 : undefined;
}
