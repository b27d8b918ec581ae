import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { asD1, type Statement } from "../sandbox/database/as-d1.ts";

export function openSqlite(path: string) {
  const database = new DatabaseSync(path);
  database.exec("PRAGMA synchronous = OFF");
  const answer = ({ sql, values }: Statement) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    const rows = statement.all(...(values as SQLInputValue[])) as unknown as unknown[][];
    return { columns: statement.columns().map(({ name }) => name), rows };
  };
  const inTransaction = (statements: Statement[]) => {
    database.exec("BEGIN");
    try {
      const answers = statements.map(answer);
      database.exec("COMMIT");
      return answers;
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  };
  return { binding: asD1(inTransaction), close: () => database.close() };
}
