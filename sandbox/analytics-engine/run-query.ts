import { QueryError } from "./query-error.ts";
import { type Output, translate } from "./translate.ts";

/** The answer of FORMAT JSON. */
export async function runQuery(db: D1Database, query: string) {
  const { dataset, sql, outputs } = translate(query);
  // A table begins with the first point that is written.
  const known = await db
    .prepare("SELECT 1 FROM measured_points WHERE dataset = ? LIMIT 1")
    .bind(dataset)
    .first();
  if (!known) throw new QueryError(`unknown table: ${dataset}`);
  const { results } = await db.prepare(sql).bind(dataset).all();
  const data = results.map((row) =>
    Object.fromEntries(outputs.map((output, index) => [output.name, shown(output, row[`c${index}`])])),
  );
  return {
    meta: outputs.map(({ name, expression }) => ({ name, type: expression.type })),
    data,
    rows: data.length,
    rows_before_limit_at_least: data.length,
  };
}

/** Whole numbers of 64 bits are strings, as JSON has none. */
function shown({ expression: { type, quantile } }: Output, value: unknown): unknown {
  if (quantile !== undefined) return quantileOf(JSON.parse(String(value)), quantile);
  if (type === "UInt64") return String(value);
  if (type === "DateTime") return new Date(Number(value) * 1000).toISOString().slice(0, 19).replace("T", " ");
  return value;
}

/** The first value, in order, at which the weights reach their share; null of none. */
export function quantileOf(pairs: [value: number, weight: number][], level: number): number | null {
  const needed = Math.ceil(pairs.reduce((sum, [, weight]) => sum + weight, 0) * level);
  let reached = 0;
  for (const [value, weight] of pairs.toSorted(([a], [b]) => a - b)) {
    reached += weight;
    if (reached >= needed) return value;
  }
  return null;
}
