import { type Answer, asD1, type Statement } from "./as-d1.ts";

export const objectName = "demo";

export interface StandInsBinding {
  getByName(name: string): { query(statements: Statement[]): Promise<Answer[]> };
}

export const databaseOf = (binding: StandInsBinding): D1Database =>
  asD1((statements) => binding.getByName(objectName).query(statements));
