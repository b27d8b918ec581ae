import { and, eq, gt } from "drizzle-orm";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { mailedTokens } from "../database/schema/customers.ts";
import { randomToken } from "./tokens.ts";

type Purpose = (typeof mailedTokens.$inferSelect)["purpose"];

const lives: Record<Purpose, number> = { "reset-password": 3600_000, "verify-email": 7 * 24 * 3600_000 };

export async function mintMailedToken(db: Database, purpose: Purpose, customerId: number): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(clock.now() + lives[purpose]).toISOString();
  await db.batch([
    db
      .delete(mailedTokens)
      .where(and(eq(mailedTokens.customerId, customerId), eq(mailedTokens.purpose, purpose))),
    db.insert(mailedTokens).values({ token, purpose, customerId, expiresAt }),
  ]);
  return token;
}

export async function readMailedToken(
  db: Database,
  purpose: Purpose,
  token: string,
): Promise<number | undefined> {
  const found = await db.query.mailedTokens.findFirst({ where: isGood(purpose, token) });
  return found?.customerId;
}

/** Uses the token up, once even with parallel calls. */
export async function spendMailedToken(
  db: Database,
  purpose: Purpose,
  token: string,
): Promise<number | undefined> {
  const [spent] = await db.delete(mailedTokens).where(isGood(purpose, token)).returning();
  return spent?.customerId;
}

function isGood(purpose: Purpose, token: string) {
  return and(
    eq(mailedTokens.token, token),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, clock.date().toISOString()),
  );
}
