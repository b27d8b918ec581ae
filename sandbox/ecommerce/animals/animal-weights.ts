import { asc, eq } from "drizzle-orm";
import * as clock from "../../../shared/time/clock.ts";
import type { Database } from "../../database/open.ts";
import { type animals, animalWeights } from "../../database/schema/customers.ts";
import { dayOf } from "../../paris-days.ts";

export function weightsOf(db: Database, animalId: number) {
  return db.query.animalWeights.findMany({
    where: eq(animalWeights.animalId, animalId),
    orderBy: [asc(animalWeights.measuredAt), asc(animalWeights.id)],
  });
}

export async function weigh(db: Database, { id, weight }: typeof animals.$inferSelect): Promise<void> {
  if (weight === null) return;
  const measuredAt = clock.date().toISOString();
  const last = (await weightsOf(db, id)).at(-1);
  if (last && dayOf(last.measuredAt) === dayOf(measuredAt)) {
    await db.update(animalWeights).set({ weight, measuredAt }).where(eq(animalWeights.id, last.id));
  } else {
    await db.insert(animalWeights).values({ animalId: id, weight, measuredAt });
  }
}
