import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Bindings } from "../../sandbox/env.ts";

interface Statement {
  bind(...params: unknown[]): Statement;
  all(): Promise<{ success: true; meta: object; results: Record<string, unknown>[] }>;
  run(): ReturnType<Statement["all"]>;
  raw(): Promise<unknown[][]>;
}

/**
 * D1 for this process alone. The platform's own runs in another process, and each question to it takes 15 ms, which
 * would be measured as the shop's.
 */
export function memoryDatabase(): Bindings["DB"] {
  const database = new DatabaseSync(":memory:");
  const prepare = (sql: string, params: SQLInputValue[] = []): Statement => ({
    bind: (...given) => prepare(sql, given as SQLInputValue[]),
    all: async () => ({
      success: true,
      meta: {},
      results: database.prepare(sql).all(...params) as Record<string, unknown>[],
    }),
    run: () => prepare(sql, params).all(),
    raw: async () => {
      const statement = database.prepare(sql);
      statement.setReturnArrays(true);
      return statement.all(...params) as unknown as unknown[][];
    },
  });
  const batch = (statements: Statement[]) => Promise.all(statements.map((statement) => statement.all()));
  return { prepare, batch } as unknown as Bindings["DB"];
}
