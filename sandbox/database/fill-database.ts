import { migrate } from "drizzle-orm/d1/migrator";
import { seed } from "../seed.ts";
import type { Database } from "./open.ts";

export async function fillDatabase(db: Database): Promise<boolean> {
  await migrate(db, { migrationsFolder: "sandbox/database/migrations" });
  const isEmpty = (await db.query.documents.findFirst({ columns: { id: true } })) === undefined;
  if (isEmpty) await seed(db);
  return isEmpty;
}
