import { cat, dog } from "../animal-types.ts";
import { catBreeds } from "./cat-breeds.ts";
import { dogBreeds } from "./dog-breeds.ts";

/** Weights of adults, in kilograms. */
export type NamedBreeds = Readonly<Record<string, readonly [label: string, low: number, high: number]>>;

export interface Breed {
  code: string;
  type: string;
  label: string;
  adultWeight?: { low: number; high: number };
}

const mixedDogs: NamedBreeds = {
  "mixed-small": ["Chien croisé, petit", 3, 10],
  "mixed-medium": ["Chien croisé, moyen", 10, 25],
  "mixed-large": ["Chien croisé, grand", 25, 45],
  "mixed-giant": ["Chien croisé, très grand", 45, 80],
};

const mixedCats: NamedBreeds = { "mixed-cat": ["Chat croisé ou de gouttière", 3, 6] };

export const breeds: readonly Breed[] = [
  ...listOf(dog, mixedDogs),
  ...byName(listOf(dog, dogBreeds)),
  { code: "unknown-dog", type: dog, label: "Race inconnue" },
  ...listOf(cat, mixedCats),
  ...byName(listOf(cat, catBreeds)),
  { code: "unknown-cat", type: cat, label: "Race inconnue" },
];

function listOf(type: string, named: NamedBreeds): Breed[] {
  return Object.entries(named).map(([code, [label, low, high]]) => ({
    code,
    type,
    label,
    adultWeight: { low, high },
  }));
}

function byName(list: Breed[]): Breed[] {
  return list.toSorted((one, other) => one.label.localeCompare(other.label, "fr"));
}
