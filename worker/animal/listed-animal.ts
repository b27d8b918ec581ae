import type { ListedAnimal } from "../../client/features/animal/animal-card.tsx";
import type { Animal } from "../../shared/animal/animal.ts";
import type { AnimalLists } from "../../shared/animal/animal-lists.ts";
import type { Services } from "../context.ts";
import { shownAnimal } from "../nutrition/shown-animal.ts";

export function listedAnimal(
  services: Services<"configuration" | "log">,
  animal: Animal,
  lists: AnimalLists | null,
): ListedAnimal {
  return { ...shownAnimal(services, animal, lists), weight: animal.weight, isComplete: isComplete(animal) };
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
