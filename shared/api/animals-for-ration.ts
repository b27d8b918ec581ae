import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

const rationAnimal = z.object({
  id: z.number(),
  name: z.string(),
  poids: z.string(),
  naissance: z.string(),
});

export type RationAnimal = z.infer<typeof rationAnimal>;

export const animalsForRation: Endpoint<{ kind: "dog" | "cat" }, { animals: RationAnimal[] }> = {
  method: "GET",
  path: api.animalsForRation,
  input: z.object({ kind: z.enum(["dog", "cat"]) }),
  output: z.object({ animals: z.array(rationAnimal) }),
};
