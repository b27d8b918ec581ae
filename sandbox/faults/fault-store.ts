import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { faults } from "../database/schema/services.ts";
import type { Fault, Service } from "../fault-rules.ts";

export const listFaults = (db: Database) =>
  db.query.faults.findMany({ where: or(isNull(faults.remaining), gt(faults.remaining, 0)) });

export async function setFault(db: Database, fault: Omit<Fault, "id">): Promise<void> {
  const same = and(
    eq(faults.service, fault.service),
    eq(faults.path, fault.path),
    eq(faults.method, fault.method),
  );
  await db.batch([db.delete(faults).where(same), db.insert(faults).values(fault)]);
}

/** A fault that is set again has a new id. */
export async function isFaultSet(db: Database, { id }: Fault): Promise<boolean> {
  const found = await db.query.faults.findFirst({ columns: { id: true }, where: eq(faults.id, id) });
  return found !== undefined;
}

export async function clearFaults(db: Database, service?: Service): Promise<void> {
  await db.delete(faults).where(service && eq(faults.service, service));
}

/** Takes one call off a counted fault; false if a parallel call took the last one. */
export async function takeFault(db: Database, { id, remaining }: Fault): Promise<boolean> {
  if (remaining === null) return true;
  const taken = await db
    .update(faults)
    .set({ remaining: sql`${faults.remaining} - 1` })
    .where(and(eq(faults.id, id), gt(faults.remaining, 0)))
    .returning({ id: faults.id });
  return taken.length > 0;
}
