import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import { weightPlans as table } from "../../database/schema/customers.ts";
import type { SandboxEnv } from "../../env.ts";
import { dayOf } from "../../paris-days.ts";
import { iri } from "../iri.ts";
import { notFound, refuse } from "../problems.ts";
import { linkedData, readBody } from "../request.ts";
import type { Violation } from "../violations.ts";
import { requireOwn } from "./animals.ts";
import { findPlan, stopPlan, type WeightPlanRow, weighingAfter } from "./weight-plan-store.ts";

export const weightPlans = new Hono<SandboxEnv>()
  .get("/:id/weight-plan", async (c) => {
    const { id } = await requireOwn(c);
    const plan = await findPlan(c.get("db"), id);
    if (!plan) throw notFound("Cet animal n’a pas de plan de poids.");
    return linkedData(c, planJson(plan));
  })
  .put("/:id/weight-plan", async (c) => linkedData(c, planJson(await start(c))))
  .delete("/:id/weight-plan", async (c) => {
    const { id } = await requireOwn(c);
    await stopPlan(c.get("db"), id);
    return c.body(null, 204);
  });

const body = z.object({ startWeight: z.number(), targetWeight: z.number() });

async function start(c: Context<SandboxEnv>): Promise<WeightPlanRow> {
  const { id } = await requireOwn(c);
  const { startWeight, targetWeight } = await readBody(c, body);
  refuse(targetFaults(startWeight, targetWeight));
  const db = c.get("db");
  const now = clock.date();
  await stopPlan(db, id);
  return db
    .insert(table)
    .values({
      animalId: id,
      startWeight: Math.round(startWeight * 10),
      targetWeight: Math.round(targetWeight * 10),
      startedAt: now.toISOString(),
      nextWeighingAt: weighingAfter(now),
    })
    .returning()
    .get();
}

/** Shares of the first weight. */
const bounds = { least: 0.6, most: 1.4 } as const;

function targetFaults(startWeight: number, targetWeight: number): Violation[] {
  const share = targetWeight / startWeight;
  if (share >= bounds.least && share <= bounds.most) return [];
  return [
    {
      path: "targetWeight",
      message: { en: "This target is out of reach.", fr: "Cet objectif est hors d’atteinte." },
    },
  ];
}

function planJson({ animalId, startWeight, targetWeight, startedAt, nextWeighingAt }: WeightPlanRow) {
  return {
    "@id": `${iri("animals", animalId)}/weight-plan`,
    "@type": "WeightPlan",
    startWeight: startWeight / 10,
    targetWeight: targetWeight / 10,
    startedOn: dayOf(startedAt),
    nextWeighingOn: dayOf(nextWeighingAt),
  };
}
