/** The two kinds that the shop feeds, by their id in the e-commerce API (spec 3, pet). */
export const animalKinds = { 1: "dog", 2: "cat" } as const;
export type AnimalKind = (typeof animalKinds)[keyof typeof animalKinds];

/** By their id in the e-commerce API (spec 3, pet). */
export const animalGenders = { 1: "male", 2: "female" } as const;
export type AnimalGender = (typeof animalGenders)[keyof typeof animalGenders];

/** From very thin to obese (spec 3, pet). */
export type BodyCondition = 1 | 2 | 3 | 4 | 5;

/** What a guide has to know of an animal (spec 3, pet). References are the last segment of their IRI; null where unknown. */
export interface AnimalFacts {
  kind: AnimalKind;
  gender: AnimalGender | null;
  name: string;
  breed: string | null;
  /** A day, `2022-03-14`. */
  birthday: string | null;
  /** Kilograms, to a tenth. */
  weight: number | null;
  sterilized: boolean | null;
  condition: BodyCondition | null;
  activity: string | null;
  /** Pathology, sensitivity or allergy. */
  feature: string | null;
  feeds: string[];
  kibbleBrand: string | null;
  oldKibbleBrand: string | null;
  onlyThisBrand: boolean;
}

/** A customer's (contracts 1b). */
export interface Animal extends Omit<AnimalFacts, "kind"> {
  id: number;
  kind: AnimalKind | null;
  picture: AnimalPicture | null;
  /** ISO 8601. */
  updatedAt: string | null;
}

export interface AnimalPicture {
  url: string;
  /** At the image host; null where the API does not say. */
  fileId: string | null;
}
