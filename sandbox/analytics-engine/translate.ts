import type { Expression } from "./expression.ts";
import { columnOf, readExpression, type Scope } from "./expressions.ts";
import { QueryError } from "./query-error.ts";
import { TokenReader } from "./token-reader.ts";

export interface Output {
  name: string;
  expression: Expression;
}

interface Translation {
  dataset: string;
  sql: string;
  outputs: readonly Output[];
}

/** @throws QueryError if the vendor or this stand-in does not support the query */
export function translate(query: string): Translation {
  const reader = new TokenReader(query);
  reader.expect("SELECT");
  const outputs = list(reader, () => readOutput(reader));
  reader.expect("FROM");
  const dataset = reader.word();
  const names: Scope = new Map(outputs.map(({ name, expression }) => [name, expression]));
  const where = reader.accept("WHERE") ? conditionOf(reader, new Map(), "WHERE") : undefined;
  const groups = acceptPair(reader, "GROUP") ? list(reader, () => readGroup(reader, names)) : [];
  const having = reader.accept("HAVING") && conditionOf(reader, names, "HAVING");
  const order = acceptPair(reader, "ORDER") ? list(reader, () => readOrder(reader, names)) : [];
  const limit = reader.accept("LIMIT") && reader.take();
  if (limit && !/^\d+$/.test(limit.text)) throw new QueryError("LIMIT takes a number");
  if (reader.accept("FORMAT") && reader.word() !== "JSON")
    throw new QueryError("this stand-in answers FORMAT JSON alone");
  reader.accept(";");
  if (reader.peek().kind !== "end") throw reader.unexpected("end of statement");
  requireGroups(outputs, groups);
  if (where?.isAggregate) throw new QueryError("an aggregate function stands in WHERE");

  const sql = [
    `SELECT ${outputs.map(({ expression }, index) => `${expression.sql} AS c${index}`).join(", ")}`,
    `FROM measured_points WHERE dataset = ?`,
    where && `AND ${where.sql}`,
    groups.length > 0 && `GROUP BY ${groups.map((group) => group.sql).join(", ")}`,
    having && `HAVING ${having.sql}`,
    order.length > 0 && `ORDER BY ${order.join(", ")}`,
    limit && `LIMIT ${limit.text}`,
  ];
  return { dataset, sql: sql.filter(Boolean).join(" "), outputs };
}

function readOutput(reader: TokenReader): Output {
  const { text } = reader.peek();
  const expression = readExpression(reader, new Map());
  return { name: reader.accept("AS") ? reader.word() : text, expression };
}

function list<T>(reader: TokenReader, read: () => T): T[] {
  const found = [read()];
  while (reader.accept(",")) found.push(read());
  return found;
}

function acceptPair(reader: TokenReader, word: string): boolean {
  if (!reader.accept(word)) return false;
  reader.expect("BY");
  return true;
}

function conditionOf(reader: TokenReader, names: Scope, clause: string): Expression {
  const condition = readExpression(reader, names);
  if (condition.type !== "Bool") throw new QueryError(`${clause} takes a condition`);
  return condition;
}

function readGroup(reader: TokenReader, names: Scope): Expression {
  const group = readExpression(reader, names);
  if (group.isAggregate) throw new QueryError("an aggregate function stands in GROUP BY");
  return group;
}

function readOrder(reader: TokenReader, names: Scope): string {
  const { sql, quantile } = readExpression(reader, names);
  if (quantile !== undefined) throw new QueryError("this stand-in does not order by quantiles");
  return `${sql} ${reader.accept("ASC", "DESC") ?? "ASC"}`;
}

/** SQLite would silently answer with the value of an arbitrary row. */
function requireGroups(outputs: readonly Output[], groups: readonly Expression[]): void {
  if (groups.length === 0 && !outputs.some(({ expression }) => expression.isAggregate)) return;
  const grouped = new Set(groups.map(({ sql }) => sql));
  for (const { expression } of outputs) {
    const missing = expression.bare.find((name) => !grouped.has(columnOf(name).sql));
    if (missing && !grouped.has(expression.sql))
      throw new QueryError(`column ${missing} is not under an aggregate function and not in GROUP BY`);
  }
}
