import { migrate } from "drizzle-orm/d1/migrator";
import type { Database } from "./database/open.ts";
import { seed } from "./seed.ts";

export async function fillDatabase(db: Database): Promise<boolean> {
  await migrate(db, { migrationsFolder: "sandbox/database/migrations" });
  const isEmpty = (await db.query.documents.findFirst({ columns: { id: true } })) === undefined;
  if (isEmpty) await seed(db);
  return isEmpty;
}
