/** The two kinds that the shop feeds, by their id in the e-commerce API (spec 3, pet). */
export const animalKinds = { 1: "dog", 2: "cat" } as const;
export type AnimalKind = (typeof animalKinds)[keyof typeof animalKinds];

/** A customer's pet (contracts 1b); null where unknown. */
export interface Animal {
  id: number;
  kind: AnimalKind | null;
  name: string;
  breed: string | null;
  /** A day, `2022-03-14`. */
  birthday: string | null;
  /** Address of its photo. */
  picture: string | null;
}
