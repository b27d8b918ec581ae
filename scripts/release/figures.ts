import type { Sql } from "../../alarms/sql.ts";
import { column, measuresDataset } from "../../shared/measure/points.ts";
import { type Figures, readFigures, whereOf } from "../measures/figures.ts";
import type { Versions } from "./canary.ts";
import type { Seen } from "./judge.ts";

const judged = ["LCP", "INP", "CLS", "TTFB"];

/** Estimates: Analytics Engine samples points per version and reports how many each stands for. */
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
  const from = `FROM ${measuresDataset} WHERE ${where}`;
  const answered = sql(
    `SELECT ${column.version} AS version, ${column.route} AS route, sumIf(_sample_interval, ${column.status} >= 400 AND ${column.status} < 500) AS refused, SUM(_sample_interval) AS answers, count() AS points ${from} AND ${column.kind} = 'request' GROUP BY version, route`,
  );
  await Promise.all([
    answered,
    ...bounds.map(async ({ name, bound }) => {
      const rows = await sql(
        `SELECT ${column.version} AS version, sumIf(_sample_interval, ${column.value} > ${bound}) AS slow, SUM(_sample_interval) AS measured ${from} AND ${column.kind} = 'vital' AND ${column.name} = '${name}' GROUP BY version`,
      );
      for (const row of rows) {
        const own = slow[String(row.version)];
        if (own) own[name] = { slow: Number(row.slow), measured: Number(row.measured) };
      }
    }),
  ]);
  const rows = await answered;
  const seen = (version: string, known: Figures): Seen => {
    const own = rows.filter((row) => row.version === version);
    const sum = (name: string) => own.reduce((total, row) => total + Number(row[name]), 0);
    return {
      ...known,
      slow: slow[version] ?? {},
      refused: Object.fromEntries(own.map(({ route, refused }) => [String(route), Number(refused)])),
      interval: sum("points") > 0 ? sum("answers") / sum("points") : 1,
    };
  };
  return { before: seen(before, old), after: seen(after, young) };
}
