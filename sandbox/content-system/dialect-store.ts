import { eq } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { settings } from "../database/schema.ts";
import { type ContentDialect, contentDialects } from "./dialects.ts";

const name = "content-dialect";

export async function readContentDialect(db: Database): Promise<ContentDialect> {
  const setting = await db.query.settings.findFirst({ where: eq(settings.name, name) });
  return contentDialects.find((dialect) => dialect === setting?.value) ?? "plain";
}

export async function setContentDialect(db: Database, value: ContentDialect): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
