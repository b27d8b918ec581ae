import { column, measuresDataset } from "../../shared/measure/points.ts";
import { readFigures, whereOf } from "../measures/figures.ts";
import type { Sql } from "../measures/sql.ts";
import type { Versions } from "./canary.ts";
import type { Seen } from "./judge.ts";

/** Vitals that a release is judged by. */
const judged = ["LCP", "INP", "CLS", "TTFB"];

/** Both versions in the same minutes; a view is slow where three in four of the old version's were quicker. */
export async function seenSince(
  sql: Sql,
  { before, after }: Versions,
  since: Date,
): Promise<{ before: Seen; after: Seen }> {
  const figures = await readFigures({ since, versions: [before, after], sql });
  const old = figures[before];
  const young = figures[after];
  if (!old || !young) throw new Error("Analytics Engine tells nothing of the two versions.");
  const bounds = judged.flatMap((name) => {
    const vital = old.vitals[name];
    return vital ? [{ name, bound: vital.p75 }] : [];
  });
  const slow: Record<string, Seen["slow"]> = { [before]: {}, [after]: {} };
  const where = whereOf(since, [before, after]);
  await Promise.all(
    bounds.map(async ({ name, bound }) => {
      const rows = await sql(
        `SELECT ${column.version} AS version, sumIf(_sample_interval, ${column.value} > ${bound}) AS slow, SUM(_sample_interval) AS measured FROM ${measuresDataset} WHERE ${where} AND ${column.kind} = 'vital' AND ${column.name} = '${name}' GROUP BY version`,
      );
      for (const row of rows) {
        const own = slow[String(row.version)];
        if (own) own[name] = { slow: Number(row.slow), measured: Number(row.measured) };
      }
    }),
  );
  return { before: { ...old, slow: slow[before] ?? {} }, after: { ...young, slow: slow[after] ?? {} } };
}
