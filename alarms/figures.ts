import type { CountedLine } from "../shared/measure/lines.ts";
import { callColumns, column, measuresDataset } from "../shared/measure/points.ts";
import type { Sql } from "./sql.ts";
import { isUnmeasured } from "./unmeasured.ts";

const { kind, route, name, message, status, weight, fault, version } = column;
const ecommerce = callColumns("ecommerce");

/** Milliseconds. */
export const slowCall = 2000;

/** Sums in SQL; a sampled point counts for as many as it stands for. */
const sums = {
  requests: `sumIf(_sample_interval, ${kind} = 'request')`,
  failures: `sumIf(_sample_interval, ${fault} = 1)`,
  documents: `sumIf(_sample_interval, ${kind} = 'request' AND ${name} = 'document' AND ${status} < 300)`,
  scriptErrors: `sumIf(_sample_interval, ${kind} = 'error')`,
  visits: `sumIf(_sample_interval, ${kind} = 'visit')`,
  orders: `sumIf(_sample_interval, ${kind} = 'order')`,
  confirmations: `sumIf(_sample_interval, ${route} = 'commande-order-confirmation')`,
  searches: `sumIf(_sample_interval, ${route} = 'rechercher')`,
  ecommerceCalls: `SUM(_sample_interval * ${ecommerce.count})`,
  ecommerceFailed: `SUM(_sample_interval * ${ecommerce.failed})`,
  ecommerceAsked: `sumIf(_sample_interval, ${ecommerce.count} > 0)`,
  ecommerceSlow: `sumIf(_sample_interval, ${ecommerce.slowest} > ${slowCall})`,
};

export type Figure = keyof typeof sums | CountedLine;

export interface MinuteFigures {
  /** Minutes since 1970. */
  minute: number;
  version: string;
  figures: Readonly<Partial<Record<Figure, number>>>;
}

export interface LineFigures {
  minute: number;
  line: CountedLine;
  /** Limit or service that the line names. */
  detail: string;
  count: number;
}

export interface Figures {
  minutes: readonly MinuteFigures[];
  /** The same minutes a week ago, a week added to them. */
  lastWeek: readonly MinuteFigures[];
  lines: readonly LineFigures[];
}

/** Minutes that are read: the longest window of a rule. */
const longest = 60;
const week = 7 * 24 * 60;

/** Three billed queries. */
export async function readFigures(sql: Sql, now: Date, dataset: string): Promise<Figures> {
  const minutes = minutesOf(sql, now);
  const [current, lastWeek, lines] = await Promise.all([
    minutes(0),
    minutes(week),
    sql(
      `SELECT ${minuteOf} AS minute, ${name} AS line, ${message} AS detail, SUM(_sample_interval * ${weight}) AS total FROM ${measuresDataset} WHERE ${within(now, 0)} AND ${kind} = 'line' GROUP BY minute, line, detail`,
    ),
  ]).catch(async (error: unknown) => {
    if (await isUnmeasured(sql, error, dataset)) return [[], [], []];
    throw error;
  });
  return {
    minutes: current,
    lastWeek,
    lines: lines.map((row) => ({
      minute: Number(row.minute),
      line: String(row.line) as CountedLine,
      detail: String(row.detail),
      count: Number(row.total),
    })),
  };
}

const minuteOf = "intDiv(toUInt32(timestamp), 60)";

const minutesOf = (sql: Sql, now: Date) => async (ago: number) => {
  const columns = Object.entries(sums).map(([figure, sum]) => `${sum} AS ${figure}`);
  const rows = await sql(
    `SELECT ${minuteOf} AS minute, ${version} AS version, ${columns.join(", ")} FROM ${measuresDataset} WHERE ${within(now, ago)} GROUP BY minute, version`,
  );
  return rows.map(
    (row): MinuteFigures => ({
      minute: Number(row.minute) + ago,
      version: String(row.version),
      figures: Object.fromEntries(Object.keys(sums).map((figure) => [figure, Number(row[figure])])),
    }),
  );
};

function within(now: Date, ago: number): string {
  const moment = (minutesAgo: number) => {
    const at = new Date(now.getTime() - minutesAgo * 60_000);
    return `toDateTime('${at.toISOString().slice(0, 19).replace("T", " ")}')`;
  };
  return `timestamp > ${moment(ago + longest)} AND timestamp <= ${moment(ago)}`;
}
