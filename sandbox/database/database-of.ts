import { type Answer, asD1, type Statement } from "./as-d1.ts";

/** Of the one object that all stand-ins are. */
export const objectName = "demo";

/** The binding to it; outside workerd, Miniflare's copy of it. */
export interface StandInsBinding {
  getByName(name: string): { query(statements: Statement[]): Promise<Answer[]> };
}

/** The stand-ins' database, for what runs beside them. */
export const databaseOf = (binding: StandInsBinding): D1Database =>
  asD1((statements) => binding.getByName(objectName).query(statements));
