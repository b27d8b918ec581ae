import type { Database } from "./open.ts";
import { settings } from "./schema/services.ts";

type Name = (typeof settings.$inferInsert)["name"];

export async function writeSetting(db: Database, name: Name, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
