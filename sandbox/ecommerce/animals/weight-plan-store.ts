import { eq } from "drizzle-orm";
import { daysBetweenWeighings } from "../../../shared/nutrition/weight-plan.ts";
import { dayAfter, momentOf } from "../../../shared/time/wall-clock.ts";
import type { Database } from "../../database/open.ts";
import { weighingLinks, weightPlans } from "../../database/schema/customers.ts";
import { dayOf } from "../../paris-days.ts";

export type WeightPlanRow = typeof weightPlans.$inferSelect;

export const findPlan = (db: Database, animalId: number): Promise<WeightPlanRow | undefined> =>
  db.query.weightPlans.findFirst({ where: eq(weightPlans.animalId, animalId) });

/** Links of earlier mails end with their plan. */
export async function stopPlan(db: Database, animalId: number): Promise<void> {
  await db.delete(weighingLinks).where(eq(weighingLinks.animalId, animalId));
  await db.delete(weightPlans).where(eq(weightPlans.animalId, animalId));
}

/** Eight in the morning in Paris, two weeks later. */
export const weighingAfter = (at: Date): string =>
  new Date(momentOf(dayAfter(dayOf(at), daysBetweenWeighings), 8 * 60)).toISOString();
