import { QueryError } from "./query-error.ts";
import { type Output, translate } from "./translate.ts";

export async function runQuery(db: D1Database, query: string) {
  const { dataset, sql, outputs } = translate(query);
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

/** 64-bit integers are strings, because JSON numbers would lose digits. */
function shown({ expression: { type, quantile } }: Output, value: unknown): unknown {
  if (quantile !== undefined) return quantileOf(JSON.parse(String(value)), quantile);
  if (type === "UInt64") return String(value);
  if (type === "DateTime") return new Date(Number(value) * 1000).toISOString().slice(0, 19).replace("T", " ");
  return value;
}

export function quantileOf(pairs: [value: number, weight: number][], level: number): number | null {
  const needed = Math.ceil(pairs.reduce((sum, [, weight]) => sum + weight, 0) * level);
  let reached = 0;
  for (const [value, weight] of pairs.toSorted(([a], [b]) => a - b)) {
    reached += weight;
    if (reached >= needed) return value;
  }
  return null;
}
