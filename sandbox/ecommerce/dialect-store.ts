import { eq } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { settings } from "../database/schema/services.ts";
import { writeSetting } from "../database/settings.ts";
import { type Dialect, dialects } from "./dialects.ts";

export async function readDialect(db: Database): Promise<Dialect> {
  const setting = await db.query.settings.findFirst({ where: eq(settings.name, "dialect") });
  return dialects.find((dialect) => dialect === setting?.value) ?? "specification";
}

export function setDialect(db: Database, value: Dialect): Promise<void> {
  return writeSetting(db, "dialect", value);
}
