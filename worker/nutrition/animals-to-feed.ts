import type { Animal } from "../../shared/animal/animal.ts";
import { toTenth } from "../../shared/animal/weight/to-tenth.ts";
import { idealWeight } from "../../shared/nutrition/energy.ts";
import type { AppContext } from "../context.ts";
import { animalListsAtHand } from "./animal-lists.ts";
import { fedAnimal, mostFed } from "./fed-animal.ts";
import { ownAnimalsAtHand } from "./own-animals.ts";

interface AnimalToFeed extends Animal {
  isForVet: boolean;
}

/**
 * The customer's animals with the weight that a calculator by weight alone needs: a planned animal has its target,
 * and none if only a veterinarian may name its ration. Empty in an outage.
 */
export function animalsToFeed(c: AppContext): Promise<AnimalToFeed[]> {
  const animals = readAnimalsToFeed(c);
  // A page without a subscription awaits them nowhere, and the end of a session rejects them.
  animals.catch(() => {});
  return animals;
}

async function readAnimalsToFeed(c: AppContext): Promise<AnimalToFeed[]> {
  const animals = await ownAnimalsAtHand(c);
  const lists = animals.length > 0 ? await animalListsAtHand(c.var) : null;
  return Promise.all(
    animals.map(async (animal, index) => {
      const fed = index < mostFed ? await fedAnimal(c.var, animal, lists) : animal;
      if (!fed) return { ...animal, weight: null, isForVet: true };
      const target = fed === animal ? undefined : idealWeight(fed);
      return { ...animal, weight: target ? toTenth(target) : animal.weight, isForVet: false };
    }),
  );
}
