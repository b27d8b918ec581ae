import type { Sql } from "../../alarms/sql.ts";
import { column, measuresDataset } from "../../shared/measure/points.ts";

export interface Requests {
  requests: number;
  /** Status 500 and above, or an error logged, even after the answer. */
  failures: number;
}

export interface Vital {
  /** Milliseconds; a score for CLS. */
  p75: number;
  /** Number of measured views, estimated from the points that are stored. */
  count: number;
}

export interface Figures extends Requests {
  byRoute: Record<string, Requests>;
  pageViews: number;
  scriptErrors: number;
  vitals: Partial<Record<string, Vital>>;
  visits: number;
  orders: number;
}

type Row = Readonly<Record<string, unknown>>;

export type FiguresByVersion = Record<string, Figures>;

export interface Asked {
  since: Date;
  versions?: readonly string[];
  sql: Sql;
}

export async function readFigures({ since, versions = [], sql }: Asked): Promise<FiguresByVersion> {
  const where = whereOf(since, versions);
  const { version, kind, route, name, value, status, weight, fault } = column;
  const from = `FROM ${measuresDataset} WHERE ${where}`;
  const [requests, others, vitals] = await Promise.all([
    sql(
      `SELECT ${version} AS version, ${route} AS route, ${name} AS answer, sumIf(_sample_interval, ${kind} = 'request') AS requests, sumIf(_sample_interval, ${fault} = 1) AS failures, sumIf(_sample_interval, ${status} < 300) AS shown ${from} AND ${kind} IN ('request', 'fault') GROUP BY version, route, answer`,
    ),
    sql(
      `SELECT ${version} AS version, ${kind} AS kind, SUM(_sample_interval * ${weight}) AS estimate ${from} AND ${kind} IN ('visit', 'order', 'error', 'navigation') GROUP BY version, kind`,
    ),
    sql(
      `SELECT ${version} AS version, ${name} AS name, quantileExactWeighted(0.75)(${value}, _sample_interval) AS p75, SUM(_sample_interval) AS measured ${from} AND ${kind} = 'vital' GROUP BY version, name`,
    ),
  ]);
  const figures = new Map(versions.map((one) => [one, noFigures()]));
  const of = (row: Row) => getOrAdd(figures, String(row.version), noFigures);
  for (const row of requests) addRequests(of(row), row);
  for (const row of others) addOther(of(row), row);
  for (const row of vitals)
    of(row).vitals[String(row.name)] = { p75: Number(row.p75), count: Number(row.measured) };
  return Object.fromEntries(figures);
}

export function whereOf(since: Date, versions: readonly string[]): string {
  const odd = versions.find((version) => !/^[\w-]{1,64}$/.test(version));
  if (odd !== undefined) throw new Error(`${odd} is no id of a version`);
  const moment = since.toISOString().slice(0, 19).replace("T", " ");
  const named = versions.map((version) => `'${version}'`).join(", ");
  const ofVersions = named ? ` AND ${column.version} IN (${named})` : "";
  return `timestamp >= toDateTime('${moment}')${ofVersions}`;
}

function getOrAdd<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

const noFigures = (): Figures => ({
  ...{ requests: 0, failures: 0, byRoute: {}, pageViews: 0, scriptErrors: 0, vitals: {} },
  ...{ visits: 0, orders: 0 },
});

/** 64-bit integers arrive as strings. */
function addRequests(figures: Figures, row: Row): void {
  const requests = Number(row.requests);
  const failures = Number(row.failures);
  figures.requests += requests;
  figures.failures += failures;
  const known = figures.byRoute[String(row.route)] ?? { requests: 0, failures: 0 };
  figures.byRoute[String(row.route)] = {
    requests: known.requests + requests,
    failures: known.failures + failures,
  };
  if (row.answer === "document") figures.pageViews += Number(row.shown);
}

function addOther(figures: Figures, { kind, estimate }: Row): void {
  const count = Math.round(Number(estimate));
  if (kind === "visit") figures.visits += count;
  else if (kind === "order") figures.orders += count;
  else if (kind === "error") figures.scriptErrors += count;
  else figures.pageViews += count;
}
