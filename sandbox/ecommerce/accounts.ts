import { eq } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { customers, users } from "../database/schema/customers.ts";

export interface CustomerAccount {
  id: number;
  customer: typeof customers.$inferSelect;
  user: typeof users.$inferSelect;
}

export function accountByEmail(db: Database, email: string): Promise<CustomerAccount | null> {
  return findAccount(db, eq(customers.email, email.trim().toLowerCase()));
}

export function accountById(db: Database, id: number): Promise<CustomerAccount | null> {
  return findAccount(db, eq(customers.id, id));
}

async function findAccount(db: Database, where: ReturnType<typeof eq>): Promise<CustomerAccount | null> {
  const [row] = await db
    .select({ id: customers.id, customer: customers, user: users })
    .from(customers)
    .innerJoin(users, eq(users.customerId, customers.id))
    .where(where)
    .limit(1);
  return row ?? null;
}
