import type { Sql } from "../../alarms/sql.ts";
import { column, measuresDataset } from "../../shared/measure/points.ts";
import { type Figures, readFigures, type Vital, whereOf } from "./figures.ts";

export interface Watched {
  version: string;
  figures: Figures;
  byRoute: Record<string, Felt>;
  errors: ScriptError[];
}

export interface Felt {
  vitals: Partial<Record<string, Vital>>;
  scriptErrors: number;
  waits: Wait[];
}

interface Wait {
  name: string;
  times: number;
  p75: number;
}

export interface ScriptError {
  route: string;
  name: string;
  message: string;
  position: string;
  build: string;
  times: number;
}

type Row = Readonly<Record<string, unknown>>;

const mostErrors = 10;

/** Browsers can report any version id; only versions that answered requests are read. */
export async function readWatched({ since, sql }: { since: Date; sql: Sql }): Promise<Watched[]> {
  const figures = await readFigures({ since, sql });
  const answering = Object.entries(figures).filter(([, { requests }]) => requests > 0);
  if (answering.length === 0) return [];
  const versions = answering.map(([version]) => version);
  const { version, kind, route, name, message, position, build, value, weight } = column;
  const from = `FROM ${measuresDataset} WHERE ${whereOf(since, versions)}`;
  const [felt, errors] = await Promise.all([
    sql(
      `SELECT ${version} AS version, ${route} AS route, ${kind} AS kind, ${name} AS name, quantileExactWeighted(0.75)(${value}, _sample_interval) AS p75, SUM(_sample_interval) AS measured, SUM(_sample_interval * ${weight}) AS estimate ${from} AND ${kind} IN ('vital', 'wait', 'error') GROUP BY version, route, kind, name`,
    ),
    sql(
      `SELECT ${version} AS version, ${route} AS route, ${name} AS name, ${message} AS message, ${position} AS position, ${build} AS build, SUM(_sample_interval) AS times ${from} AND ${kind} = 'error' GROUP BY version, route, name, message, position, build ORDER BY times DESC LIMIT ${mostErrors * 20}`,
    ),
  ]);
  const of = (rows: readonly Row[], one: string) => rows.filter((row) => row.version === one);
  return answering.map(([version, own]) => ({
    ...{ version, figures: own, byRoute: feltByRoute(of(felt, version)) },
    errors: of(errors, version).slice(0, mostErrors).map(errorOf),
  }));
}

function feltByRoute(rows: readonly Row[]): Record<string, Felt> {
  const byRoute: Record<string, Felt> = {};
  for (const row of rows) {
    const route = String(row.route);
    byRoute[route] ??= { vitals: {}, scriptErrors: 0, waits: [] };
    add(byRoute[route], row);
  }
  return byRoute;
}

function add(felt: Felt, row: Row): void {
  const name = String(row.name);
  const p75 = Number(row.p75);
  const times = Math.round(Number(row.estimate));
  if (row.kind === "vital") felt.vitals[name] = { p75, count: Number(row.measured) };
  else if (row.kind === "wait") felt.waits.push({ name, times, p75 });
  else felt.scriptErrors += times;
}

const errorOf = (row: Row): ScriptError => ({
  ...{ route: String(row.route), name: String(row.name), message: String(row.message) },
  ...{ position: String(row.position), build: String(row.build), times: Number(row.times) },
});
