import * as z from "zod/mini";
import type { Animal, AnimalFacts } from "../../../../shared/animal/animal.ts";
import type { AnimalListName } from "../../../../shared/animal/animal-lists.ts";
import type { Weighing } from "../../../../shared/animal/plan/weighing.ts";
import type { MeasuredWeight } from "../../../../shared/animal/weight/weight-curve.ts";
import type { PlannedWeights, WeightPlan } from "../../../../shared/nutrition/weight-plan.ts";
import { path } from "../../path.ts";
import { allMembers } from "../all-members.ts";
import { mostPublic } from "../collection.ts";
import type { Call, SendCall } from "../send.ts";
import { type AnimalChange, animalBody, animalSchema } from "./animal.ts";
import { weightSchema } from "./animal-weight.ts";
import { weighingSchema, weightPlanSchema } from "./weight-plan.ts";

const calls = {
  animals: () => ["GET", "shop/animals"],
  animal: (id: number) => ["GET", path`shop/animals/${id}`],
  add: () => ["POST", "shop/animals"],
  change: (id: number) => ["PUT", path`shop/animals/${id}`],
  remove: (id: number) => ["DELETE", path`shop/animals/${id}`],
  weights: (id: number) => ["GET", path`shop/animals/${id}/weights`],
  plan: (id: number) => ["GET", path`shop/animals/${id}/weight-plan`],
  startPlan: (id: number) => ["PUT", path`shop/animals/${id}/weight-plan`],
  stopPlan: (id: number) => ["DELETE", path`shop/animals/${id}/weight-plan`],
  weighing: (id: number) => ["GET", path`shop/animals/${id}/weighing`],
  recordWeight: (id: number) => ["POST", path`shop/animals/${id}/weighing`],
  list: (name: AnimalListName) => ["GET", `shop/animal-${name}`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export function animalCalls(send: SendCall) {
  return {
    animals: (): Promise<Animal[]> => allMembers(send, calls.animals(), animalSchema),
    animal: (id: number): Promise<Animal> => send(calls.animal(id), animalSchema),
    /** Names no allergies rather than an empty list, which APIs without them would refuse. */
    addAnimal: ({ allergies, ...facts }: AnimalFacts): Promise<Animal> =>
      send(calls.add(), animalSchema, {
        body: animalBody({ ...facts, ...(allergies.length > 0 && { allergies }) }),
      }),
    changeAnimal: (id: number, change: AnimalChange): Promise<Animal> =>
      send(calls.change(id), animalSchema, { body: animalBody(change) }),
    removeAnimal: (id: number, reason: string): Promise<unknown> =>
      send(calls.remove(id), z.unknown(), { body: { reason } }),
    /** Oldest first. */
    animalWeights: (id: number): Promise<MeasuredWeight[]> =>
      allMembers(send, calls.weights(id), weightSchema),
    /** 404 if there is none. */
    weightPlan: (id: number): Promise<WeightPlan> => send(calls.plan(id), weightPlanSchema),
    startWeightPlan: (id: number, body: PlannedWeights): Promise<WeightPlan> =>
      send(calls.startPlan(id), weightPlanSchema, { body }),
    stopWeightPlan: (id: number): Promise<unknown> => send(calls.stopPlan(id), z.unknown()),
    /** Needs no login. 404 once the link has ended. @param link token of a mail's link, which the API verifies too */
    weighing: (id: number, link: string): Promise<Weighing> =>
      send(calls.weighing(id), weighingSchema, { query: { link } }),
    /** 409 if the link was used. */
    recordWeight: (id: number, link: string, weight: number): Promise<Weighing> =>
      send(calls.recordWeight(id), weighingSchema, { query: { link }, body: { weight } }),
    animalList: (name: AnimalListName): Promise<unknown[]> =>
      allMembers(send, calls.list(name), z.unknown(), { query: { itemsPerPage: "100" } }, mostPublic),
  };
}
