import type { Database } from "../database/open.ts";
import { writeSetting } from "../database/settings.ts";
import { type Dialect, dialects } from "./dialects.ts";

export const dialectIn = (settings: ReadonlyMap<string, string>): Dialect =>
  dialects.find((dialect) => dialect === settings.get("dialect")) ?? "specification";

export function setDialect(db: Database, value: Dialect): Promise<void> {
  return writeSetting(db, "dialect", value);
}
