import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

export type Database = DrizzleD1Database<typeof schema>;

export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { schema });
}
