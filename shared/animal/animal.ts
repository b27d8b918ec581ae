/** Keys are ids of the e-commerce API. */
export const animalKinds = { 1: "dog", 2: "cat" } as const;
export type AnimalKind = (typeof animalKinds)[keyof typeof animalKinds];

export const animalGenders = { 1: "male", 2: "female" } as const;
export type AnimalGender = (typeof animalGenders)[keyof typeof animalGenders];

/** 1 is very thin, 5 obese. */
export type BodyCondition = 1 | 2 | 3 | 4 | 5;

/** References are the last segment of their IRI; null means unknown. `weight` in kilograms. */
export interface AnimalFacts {
  kind: AnimalKind;
  gender: AnimalGender | null;
  name: string;
  breed: string | null;
  birthday: string | null;
  weight: number | null;
  sterilized: boolean | null;
  condition: BodyCondition | null;
  activity: string | null;
  feature: string | null;
  /** Health choices told beside `feature`; empty if the API has no such answer. */
  allergies: string[];
  feeds: string[];
  kibbleBrand: string | null;
  oldKibbleBrand: string | null;
  onlyThisBrand: boolean;
}

export interface Animal extends Omit<AnimalFacts, "kind"> {
  id: number;
  kind: AnimalKind | null;
  picture: AnimalPicture | null;
  updatedAt: string | null;
}

export interface AnimalPicture {
  url: string;
  fileId: string | null;
}
