import type { SQLiteInsertValue } from "drizzle-orm/sqlite-core";
import type { Database } from "../../database/open.ts";
import { subscriptionEvents } from "../../database/schema/subscription-events.ts";

type LedgerEntry = SQLiteInsertValue<typeof subscriptionEvents>;

export const entered = (db: Database, entry: LedgerEntry) => db.insert(subscriptionEvents).values(entry);
