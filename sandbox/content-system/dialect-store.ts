import type { Database } from "../database/open.ts";
import { writeSetting } from "../database/settings.ts";
import { type ContentDialect, contentDialects } from "./dialects.ts";

const name = "content-dialect";

export const contentDialectIn = (settings: ReadonlyMap<string, string>): ContentDialect =>
  contentDialects.find((dialect) => dialect === settings.get(name)) ?? "plain";

export function setContentDialect(db: Database, value: ContentDialect): Promise<void> {
  return writeSetting(db, name, value);
}
