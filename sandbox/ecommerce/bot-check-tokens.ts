import { eq } from "drizzle-orm";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { botCheckTokens, settings } from "../database/schema/services.ts";
import { writeSetting } from "../database/settings.ts";

export const siteKey = "demo-site-key";

const life = 120_000;

/** Real tokens are this long, so cookies and fields must accept them. */
const tokenBytes = 900;

export const isWellFormed = (token: string): boolean => /^03[\w-]{1000,}$/.test(token);

const usualScore = 0.9;

export async function readScore(db: Database): Promise<number> {
  const setting = await db.query.settings.findFirst({ where: eq(settings.name, "bot-check-score") });
  return setting ? Number(setting.value) : usualScore;
}

export function setScore(db: Database, score: number): Promise<void> {
  return writeSetting(db, "bot-check-score", String(score));
}

export async function makeToken(db: Database, action: string, hostname: string): Promise<string> {
  const token = `03${crypto
    .getRandomValues(new Uint8Array(tokenBytes))
    .toBase64({ alphabet: "base64url", omitPadding: true })}`;
  await db.insert(botCheckTokens).values({ token, action, hostname, createdAt: clock.date().toISOString() });
  return token;
}

export async function spendToken(db: Database, token: string) {
  const [spent] = await db.delete(botCheckTokens).where(eq(botCheckTokens.token, token)).returning();
  return spent && clock.now() - Date.parse(spent.createdAt) <= life ? spent : undefined;
}
