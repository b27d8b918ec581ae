import { eq } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { settings } from "../database/schema/services.ts";
import { writeSetting } from "../database/settings.ts";
import { type ContentDialect, contentDialects } from "./dialects.ts";

const name = "content-dialect";

export async function readContentDialect(db: Database): Promise<ContentDialect> {
  const setting = await db.query.settings.findFirst({ where: eq(settings.name, name) });
  return contentDialects.find((dialect) => dialect === setting?.value) ?? "plain";
}

export function setContentDialect(db: Database, value: ContentDialect): Promise<void> {
  return writeSetting(db, name, value);
}
