import { Hono } from "hono";
import * as clock from "../../../shared/time/clock.ts";
import { choiceOf } from "../../ecommerce/animals/choices.ts";
import type { SandboxEnv } from "../../env.ts";
import { listFoods } from "../document-store.ts";
import { contentError } from "../strapi.ts";
import { advise } from "./advise.ts";
import { mostRecipes } from "./advise-menu.ts";
import { foodOf } from "./food.ts";
import { adviceRequest } from "./request.ts";

export const recommendations = new Hono<SandboxEnv>().post("/getReco", async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const { data: request, error } = adviceRequest.safeParse(body);
  if (error) return contentError(400, "ValidationError", error.issues[0]?.message ?? "Invalid body");
  if ((request.wet?.length ?? 0) > mostRecipes[request.frequency ?? 7]) {
    return contentError(400, "ValidationError", "wet has too many members");
  }
  const documents = await listFoods(c.get("db"), request.animal.kind);
  const foods = documents.flatMap(({ json }) => foodOf(json) ?? []);
  const every = c.req.query("list") === "true";
  const grownWeight = middleOf(choiceOf("animal-breeds", request.animal.breed)?.adultWeight);
  const answer = advise({ ...request, every }, { foods, today: clock.date(), grownWeight });
  if (typeof answer === "string") {
    return c.json(
      { data: null, error: { status: 422, name: "UnprocessableEntityError", code: answer } },
      422,
    );
  }
  const { energy } = answer;
  return c.json({ ...answer, energy: energy && { ...energy, unit: "kcal/day" } });
});

const middleOf = (weights: { low: number; high: number } | undefined) =>
  weights && (weights.low + weights.high) / 2;
