import type { AnimalFacts } from "../animal/animal.ts";

/** Facts that a ration depends on. A missing one is assumed: adult, not neutered, of ideal shape, moderately active, healthy. */
const facts = ["birthday", "sterilized", "condition", "activity", "feature"] as const;

export type Assumed = (typeof facts)[number];

export const assumedOf = (animals: readonly Pick<AnimalFacts, Assumed>[]): Assumed[] =>
  facts.filter((fact) => animals.some((animal) => animal[fact] === null));
