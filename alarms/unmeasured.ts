import { measuresDataset } from "../shared/measure/points.ts";
import type { Sql } from "./sql.ts";

/** A dataset does not exist before its first point, and the error for that is undocumented. */
export async function isUnmeasured(
  sql: Sql,
  failure: unknown,
  dataset: string = measuresDataset,
): Promise<boolean> {
  if (!(failure instanceof Error) || !/^Analytics Engine answered 4(?!0[13])/.test(failure.message))
    return false;
  if (/unknown table/i.test(failure.message)) return true;
  const tables = await sql("SHOW TABLES").catch(() => undefined);
  return tables !== undefined && !tables.some((row) => Object.values(row).includes(dataset));
}
