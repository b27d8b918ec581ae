export interface Statement {
  sql: string;
  values: unknown[];
}

export interface Answer {
  columns: string[];
  rows: unknown[][];
}

/** Several statements are one transaction. */
type Run = (statements: Statement[]) => Answer[] | Promise<Answer[]>;

export function asD1(run: Run): D1Database {
  const prepare = (sql: string, values: unknown[] = []) => {
    const answer = async () => {
      const [only = { columns: [], rows: [] }] = await run([{ sql, values }]);
      return only;
    };
    const all = async () => resultOf(await answer());
    return {
      ...{ sql, values, all, run: all },
      // D1 stores booleans as numbers; SQLite does not accept booleans.
      bind: (...given: unknown[]) =>
        prepare(
          sql,
          given.map((value) => (typeof value === "boolean" ? Number(value) : value)),
        ),
      raw: async () => (await answer()).rows,
      first: async (column?: string) => {
        const [row] = (await all()).results;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    };
  };
  return {
    prepare,
    exec: async (sql: string) => void (await run([{ sql, values: [] }])),
    batch: async (statements: Statement[]) => {
      const answers = await run(statements.map(({ sql, values }) => ({ sql, values })));
      return answers.map(resultOf);
    },
  } as unknown as D1Database;
}

function resultOf({ columns, rows }: Answer) {
  const results = rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
  return { success: true, meta: {}, results };
}
