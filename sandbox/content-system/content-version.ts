import { eq } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { settings } from "../database/schema/services.ts";

const name = "content-version";

export async function contentVersion(db: Database): Promise<string> {
  return (await db.query.settings.findFirst({ where: eq(settings.name, name) }))?.value ?? "";
}

export function newContentVersion(db: Database) {
  const value = crypto.randomUUID();
  return db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
