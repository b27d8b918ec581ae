import * as z from "zod/mini";
import { type WeightChange, weightChangeSchema } from "../animal/weight/weight-change.ts";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** `error` comes with status 200, because browsers log a 400 as an error of the page. */
export type WeightChangeAnswer = { change: WeightChange } | { error: string };

export const weightChange = (animal: number): Endpoint<{ poids: string }, WeightChangeAnswer> => ({
  method: "GET",
  path: api.animalWeight(animal),
  input: z.object({ poids: z.string() }),
  output: z.union([z.object({ change: weightChangeSchema }), z.object({ error: z.string() })]),
});
