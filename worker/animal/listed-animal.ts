import type { ListedAnimal } from "../../client/features/animal/animal-card.tsx";
import type { Animal } from "../../shared/animal/animal.ts";
import type { AnimalLists } from "../../shared/animal/animal-lists.ts";
import type { AppContext } from "../context.ts";
import { shownAnimal } from "../nutrition/shown-animal.ts";

export function listedAnimal(c: AppContext, animal: Animal, lists: AnimalLists | null): ListedAnimal {
  return { ...shownAnimal(c, animal, lists), weight: animal.weight, isComplete: isComplete(animal) };
}

function isComplete({
  id: _,
  picture: _picture,
  updatedAt: _at,
  oldKibbleBrand: _brand,
  feeds,
  ...facts
}: Animal) {
  return feeds.length > 0 && Object.values(facts).every((fact) => fact !== null && fact !== "");
}
