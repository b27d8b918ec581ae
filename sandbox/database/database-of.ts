import { type Answer, asD1, type Statement } from "./as-d1.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

/** Replaced migrations begin at another time, so that nobody's older database is opened. */
export const objectName = `demo-${journal.entries[0]?.when}`;

export interface StandInsBinding {
  getByName(name: string): { query(statements: Statement[]): Promise<Answer[]> };
}

export const databaseOf = (binding: StandInsBinding): D1Database =>
  asD1((statements) => binding.getByName(objectName).query(statements));
