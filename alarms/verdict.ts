import type { Rule } from "./alarm.ts";
import type { Figure, Figures, MinuteFigures } from "./figures.ts";
import type { Health } from "./health.ts";

export interface Seen {
  at: number;
  health: Health;
  /** Undefined if Analytics Engine did not answer. */
  figures: Figures | undefined;
}

/** The observation if the rule holds; false if it does not, undefined if it is unknown. */
export type Verdict = string | false | undefined;

export function verdictOn(rule: Rule, { at, health, figures }: Seen): Verdict {
  const minute = Math.floor(at / 60_000);
  switch (rule.is) {
    case "unreachable":
      return !health.isReachable && "/health has no 200";
    case "blind":
      if (!figures) return "no figures";
      return health.isReachable && !health.services && "/health/deep is not readable";
    case "down":
      return health.services && downIn(rule, health.services);
    case "lines":
      return figures && linesIn(rule, figures, minute);
    case "two versions":
      return figures && versionsIn(figures.minutes.filter(inWindow(minute, 10)));
    default:
      return figures && countedIn(rule, figures, minute);
  }
}

/** Minutes that the rule must hold running before the alarm rings. */
export const lasting = (rule: Rule): number =>
  ["unreachable", "blind", "down", "two versions"].includes(rule.is) ? rule.minutes : 1;

/** A share of fewer events is chance. */
const fewest = 5;

type RuleOf<Is extends Rule["is"]> = Extract<Rule, { is: Is }>;

function downIn(
  { services, problem }: RuleOf<"down">,
  known: NonNullable<Health["services"]>,
): string | false {
  const found = services.find((service) => {
    const { status, problem: told = "" } = known[service] ?? { status: "ok" };
    return status === "down" && (!problem || problem.test(told));
  });
  return found !== undefined && `${found} is down: ${known[found]?.problem ?? "no answer"}`;
}

function linesIn(
  { lines, detail, atLeast, minutes }: RuleOf<"lines">,
  figures: Figures,
  minute: number,
): string | false {
  const total = figures.lines
    .filter(inWindow(minute, minutes))
    .filter((one) => lines.includes(one.line) && (!detail || detail.test(one.detail)))
    .reduce((sum, { count }) => sum + count, 0);
  return total >= atLeast && `${total} lines in ${minutes} minutes`;
}

function countedIn(
  rule: RuleOf<"share" | "none" | "many">,
  figures: Figures,
  minute: number,
): string | false {
  const { minutes } = rule;
  const sum = (figure: Figure, rows: readonly MinuteFigures[] = figures.minutes) =>
    rows.filter(inWindow(minute, minutes)).reduce((total, row) => total + (row.figures[figure] ?? 0), 0) +
    (rows === figures.minutes ? linesOf(figure) : 0);
  const linesOf = (figure: Figure) =>
    figures.lines
      .filter(inWindow(minute, minutes))
      .reduce((total, { line, count }) => total + (line === figure ? count : 0), 0);
  const seen = sum(rule.of);
  if (rule.is === "share") {
    const whole = sum(rule.in);
    const share = whole > 0 ? seen / whole : 0;
    const isMany = whole >= rule.least && seen >= fewest && share > rule.above;
    return isMany && `${(share * 100).toFixed(1)} % (${seen} of ${whole}) in ${minutes} minutes`;
  }
  if (rule.is === "many") {
    const before = sum(rule.of, figures.lastWeek);
    const isMany = before > 0 && seen >= rule.least && seen > before * rule.times;
    return isMany && `${seen} in ${minutes} minutes, ${before} a week ago`;
  }
  if (seen > 0) return false;
  if ("lastWeek" in rule) {
    const before = sum(rule.of, figures.lastWeek);
    return before >= rule.lastWeek && `none in ${minutes} minutes, ${before} a week ago`;
  }
  const beside = sum(rule.beside.figure);
  return beside >= rule.beside.atLeast && `none in ${minutes} minutes, with ${beside} ${rule.beside.figure}`;
}

function versionsIn(minutes: readonly MinuteFigures[]): string | false {
  const versions = minutes.filter(({ figures }) => (figures.requests ?? 0) > 0).map(({ version }) => version);
  const answering = [...new Set(versions)].toSorted();
  return answering.length > 1 && `${answering.join(", ")} answer`;
}

const inWindow =
  (minute: number, minutes: number) =>
  (row: { minute: number }): boolean =>
    row.minute > minute - minutes && row.minute <= minute;
