import * as z from "zod/mini";
import type { Animal, AnimalFacts } from "../../../../shared/animal/animal.ts";
import type { AnimalListName } from "../../../../shared/animal/animal-lists.ts";
import type { MeasuredWeight } from "../../../../shared/animal/weight/weight-curve.ts";
import { path } from "../../path.ts";
import { allMembers } from "../all-members.ts";
import { mostPublic } from "../collection.ts";
import type { Call, SendCall } from "../send.ts";
import { type AnimalChange, animalBody, animalSchema } from "./animal.ts";
import { weightSchema } from "./animal-weight.ts";

const calls = {
  animals: () => ["GET", "shop/animals"],
  animal: (id: number) => ["GET", path`shop/animals/${id}`],
  add: () => ["POST", "shop/animals"],
  change: (id: number) => ["PUT", path`shop/animals/${id}`],
  remove: (id: number) => ["DELETE", path`shop/animals/${id}`],
  weights: (id: number) => ["GET", path`shop/animals/${id}/weights`],
  list: (name: AnimalListName) => ["GET", `shop/animal-${name}`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export function animalCalls(send: SendCall) {
  return {
    animals: (): Promise<Animal[]> => allMembers(send, calls.animals(), animalSchema),
    animal: (id: number): Promise<Animal> => send(calls.animal(id), animalSchema),
    addAnimal: (facts: AnimalFacts): Promise<Animal> =>
      send(calls.add(), animalSchema, { body: animalBody(facts) }),
    changeAnimal: (id: number, change: AnimalChange): Promise<Animal> =>
      send(calls.change(id), animalSchema, { body: animalBody(change) }),
    removeAnimal: (id: number, reason: string): Promise<unknown> =>
      send(calls.remove(id), z.unknown(), { body: { reason } }),
    /** Oldest first. */
    animalWeights: (id: number): Promise<MeasuredWeight[]> =>
      allMembers(send, calls.weights(id), weightSchema),
    animalList: (name: AnimalListName): Promise<unknown[]> =>
      allMembers(send, calls.list(name), z.unknown(), { query: { itemsPerPage: "100" } }, mostPublic),
  };
}
