import * as z from "zod/mini";
import { animalKinds } from "../../../../shared/animal/animal.ts";
import type { Weighing } from "../../../../shared/animal/plan/weighing.ts";
import type { WeightPlan } from "../../../../shared/nutrition/weight-plan.ts";
import { tolerantMembers } from "../../lists.ts";
import { day, kilograms, orDefault } from "../fields.ts";
import { memberOf, named } from "./animal.ts";

const requiredDay: z.ZodMiniType<string> = z.pipe(day, z.string());

export const weightPlanSchema: z.ZodMiniType<WeightPlan> = z.object({
  startWeight: kilograms,
  targetWeight: kilograms,
  startedOn: requiredDay,
  ...tolerantMembers({ nextWeighingOn: day }),
});

const known = orDefault(kilograms, null);

export const weighingSchema: z.ZodMiniType<Weighing> = z.pipe(
  z.object({
    recorded: known,
    ...tolerantMembers({
      name: orDefault(z.string(), ""),
      type: named,
      weight: known,
      measuredOn: day,
      nextWeighingOn: day,
    }),
  }),
  z.transform(({ type, ...weighing }): Weighing => ({ ...weighing, kind: memberOf(animalKinds, type) })),
);
