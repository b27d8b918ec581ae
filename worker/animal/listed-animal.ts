import type { ListedAnimal } from "../../client/features/animal/animal-card.tsx";
import type { Animal } from "../../shared/animal/animal.ts";
import type { AnimalLists } from "../../shared/animal/animal-lists.ts";
import type { Services } from "../context.ts";
import { energyOf } from "../nutrition/energy-of.ts";
import { fedAnimal } from "../nutrition/fed-animal.ts";
import { shownAnimal } from "../nutrition/shown-animal.ts";
import { withTimeout } from "../with-timeout.ts";
import { vetDecides } from "./profile/vet-decides.ts";

/** Milliseconds that the list waits for what only a veterinarian may say; after that no ration is named. */
const patience = 500;

export async function listedAnimal(
  services: Services<"animalLists" | "configuration" | "content" | "ecommerce" | "log" | "settings">,
  animal: Animal,
  lists: AnimalLists | null,
  namesRation: boolean,
): Promise<ListedAnimal> {
  const need =
    namesRation && lists && energyOf(animal, lists)
      ? await withTimeout(needOf(services, animal, lists), patience)
      : null;
  return {
    ...shownAnimal(services, animal, lists),
    weight: animal.weight,
    need: need ?? null,
    isComplete: isComplete(animal),
  };
}

/** Kilocalories a day; null if only a veterinarian may say. */
async function needOf(
  services: Services<"animalLists" | "content" | "ecommerce" | "log" | "settings">,
  animal: Animal,
  lists: AnimalLists,
): Promise<number | null> {
  const [isVets, fed] = await Promise.all([vetDecides(services, animal), fedAnimal(services, animal, lists)]);
  return (isVets === false && fed && energyOf(fed, lists)?.need) || null;
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
