import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "hono";
import { daysBetweenWeighings } from "../../shared/nutrition/weight-plan.ts";
import type { Database } from "../database/open.ts";
import { animals, customers, weighingLinks, weightPlans } from "../database/schema/customers.ts";
import { weighingAfter } from "../ecommerce/animals/weight-plan-store.ts";
import { secondsOf } from "../ecommerce/mail-links.ts";
import { sendWeighingMail } from "../ecommerce/mails/weighing-mail.ts";
import type { SandboxEnv } from "../env.ts";
import type { ClockEvent } from "./clock-events.ts";

export async function weighingClockEvents(db: Database): Promise<ClockEvent[]> {
  const running = await runningPlans(db);
  return running.map((one) => ({
    kind: "weighing",
    at: new Date(one.plan.nextWeighingAt),
    text: `${one.animal.name} : la pesée est demandée`,
    happen: (c) => askForWeight(c, one),
  }));
}

const runningPlans = (db: Database) =>
  db
    .select({ plan: weightPlans, animal: animals, customer: customers })
    .from(weightPlans)
    .innerJoin(animals, eq(animals.id, weightPlans.animalId))
    .innerJoin(customers, eq(customers.id, animals.customerId))
    .where(isNull(animals.deletedAt));

async function askForWeight(
  c: Context<SandboxEnv>,
  { plan, animal, customer }: Awaited<ReturnType<typeof runningPlans>>[number],
): Promise<boolean> {
  const { animalId, nextWeighingAt } = plan;
  const at = new Date(nextWeighingAt);
  const db = c.get("db");
  const [asked] = await db
    .update(weightPlans)
    .set({ nextWeighingAt: weighingAfter(at) })
    .where(and(eq(weightPlans.animalId, animalId), eq(weightPlans.nextWeighingAt, nextWeighingAt)))
    .returning();
  if (!asked) return false;
  const expires = secondsOf(at) + daysBetweenWeighings * 86_400;
  await db.insert(weighingLinks).values({ animalId, expires, sentAt: nextWeighingAt });
  await sendWeighingMail(c, customer.email, { animal, plan, expires, at });
  return true;
}
