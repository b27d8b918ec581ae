import { eq } from "drizzle-orm";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { identityCodes } from "../database/schema/services.ts";

const life = 60_000;

type Grant = Omit<typeof identityCodes.$inferInsert, "code" | "createdAt">;

export async function mintCode(db: Database, grant: Grant): Promise<string> {
  const code = crypto
    .getRandomValues(new Uint8Array(32))
    .toBase64({ alphabet: "base64url", omitPadding: true });
  await db.insert(identityCodes).values({ ...grant, code, createdAt: clock.date().toISOString() });
  return code;
}

export async function spendCode(db: Database, code: string) {
  const [spent] = await db.delete(identityCodes).where(eq(identityCodes.code, code)).returning();
  return spent && clock.now() - Date.parse(spent.createdAt) <= life ? spent : undefined;
}

export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return new Uint8Array(digest).toBase64({ alphabet: "base64url", omitPadding: true });
}
