import { and, eq, isNull } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { parseMailLink } from "../../../shared/mail-link/mail-link.ts";
import { daysBetweenWeighings } from "../../../shared/nutrition/weight-plan.ts";
import * as clock from "../../../shared/time/clock.ts";
import { animals, weighingLinks } from "../../database/schema/customers.ts";
import type { SandboxEnv } from "../../env.ts";
import { dayOf } from "../../paris-days.ts";
import { iri } from "../iri.ts";
import { isMailLink } from "../mail-links.ts";
import { hydraError, notFound } from "../problems.ts";
import { linkedData, readBody } from "../request.ts";
import { refuseChange } from "./animal-rules.ts";
import { weigh, weightsOf } from "./animal-weights.ts";
import { findPlan } from "./weight-plan-store.ts";

/** Needs no login, but the token of a mail's link, which takes one weight. */
export const weighings = new Hono<SandboxEnv>()
  .get("/:id/weighing", async (c) => linkedData(c, await weighingJson(c)))
  .post("/:id/weighing", async (c) => {
    const { weight: kilograms } = await readBody(c, z.object({ weight: z.number() }));
    const { animal, link } = await requireLink(c);
    const weight = Math.round(kilograms * 10);
    refuseChange({ weight }, animal, dayOf(clock.date()));
    const db = c.get("db");
    const [used] = await db
      .update(weighingLinks)
      .set({ weight })
      .where(
        and(
          eq(weighingLinks.animalId, animal.id),
          eq(weighingLinks.expires, link.expires),
          isNull(weighingLinks.weight),
        ),
      )
      .returning();
    if (!used) throw hydraError(409, "Ce lien a déjà servi.");
    const updatedAt = clock.date().toISOString();
    await db.update(animals).set({ weight, updatedAt }).where(eq(animals.id, animal.id));
    await weigh(db, { ...animal, weight });
    return linkedData(c, await weighingJson(c), 201);
  });

async function requireLink(c: Context<SandboxEnv>) {
  const id = c.req.param("id") ?? "";
  const db = c.get("db");
  const expires = parseMailLink(c.req.query("link"))?.expires ?? 0;
  const isSigned = await isMailLink(c, "weighing", id);
  const link = isSigned
    ? await db.query.weighingLinks.findFirst({
        where: and(eq(weighingLinks.animalId, Number(id)), eq(weighingLinks.expires, expires)),
      })
    : undefined;
  const animal = link && (await db.query.animals.findFirst({ where: eq(animals.id, link.animalId) }));
  if (!animal || clock.now() >= Date.parse(link.sentAt) + daysBetweenWeighings * 86_400_000)
    throw notFound("Ce lien n’est pas valable.");
  return { animal, link };
}

/** Tells nothing of the owner. */
async function weighingJson(c: Context<SandboxEnv>) {
  const { animal, link } = await requireLink(c);
  const db = c.get("db");
  const last = (await weightsOf(db, animal.id)).at(-1);
  const plan = await findPlan(db, animal.id);
  return {
    "@id": `${iri("animals", animal.id)}/weighing`,
    "@type": "Weighing",
    name: animal.name,
    type: iri("animal-types", animal.type),
    weight: last ? last.weight / 10 : null,
    measuredOn: last ? dayOf(last.measuredAt) : null,
    recorded: link.weight === null ? null : link.weight / 10,
    nextWeighingOn: plan ? dayOf(plan.nextWeighingAt) : null,
  };
}
