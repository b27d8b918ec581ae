import type { Figures } from "../measures/figures.ts";

/** Of a version: its figures, and how many of its vitals were slower than those of three in four views of the old one. */
export interface Seen extends Figures {
  slow: Record<string, { slow: number; measured: number }>;
}

export interface Verdict {
  measure: string;
  before: Rate;
  after: Rate;
  /** The evidence that the new version is worse, as a factor: 1 is none. */
  evidence: number;
  isWorse: boolean;
}

/** Events among as many chances. */
export interface Rate {
  events: number;
  of: number;
}

/** The share of releases without a fault that are taken back all the same, however often one looks. */
export const falseAlarms = 0.01;

/** Of a release: pages, calls and vitals. All count, also those that have not failed so far. */
const mostMeasures = 150;

/** Looks of a release that begin anew: one for each share of the traffic. */
const looks = 4;

interface Measure {
  name: string;
  before: Rate;
  after: Rate;
  /** How much worse still passes, as a ratio: noise that nobody notices. */
  tolerance: number;
}

/** One line for each measure, the worst first. */
export function judge(before: Seen, after: Seen): Verdict[] {
  const measures = measuresOf(before, after);
  const bound = (mostMeasures * looks) / falseAlarms;
  return measures
    .map(({ name, tolerance, ...rates }) => {
      const evidence = evidenceOfHarm(rates.before, rates.after, tolerance);
      return { measure: name, ...rates, evidence, isWorse: evidence >= bound };
    })
    .toSorted((one, other) => other.evidence - one.evidence);
}

function measuresOf(before: Seen, after: Seen): Measure[] {
  const failures = (one: { requests: number; failures: number } | undefined): Rate => ({
    events: one?.failures ?? 0,
    of: one?.requests ?? 0,
  });
  const routes = Object.keys(after.byRoute).filter((route) => after.byRoute[route]?.failures);
  const slowest = Object.keys(after.slow).filter((name) => before.slow[name]);
  return [
    { name: "failed answers", before: failures(before), after: failures(after), tolerance: 1.05 },
    ...routes.map((route) => ({
      name: `failed answers of ${route}`,
      before: failures(before.byRoute[route]),
      after: failures(after.byRoute[route]),
      tolerance: 1.05,
    })),
    {
      name: "script errors",
      before: { events: before.scriptErrors, of: before.pageViews },
      after: { events: after.scriptErrors, of: after.pageViews },
      tolerance: 1.1,
    },
    ...slowest.map((name) => ({
      name: `slow ${name}`,
      before: slowOf(before, name),
      after: slowOf(after, name),
      tolerance: 1.15,
    })),
    // Who orders is the event: the old version is worse where the new one sells as much.
    {
      name: "visits without their order",
      before: { events: after.orders, of: after.visits },
      after: { events: before.orders, of: before.visits },
      tolerance: 1.1,
    },
  ];
}

function slowOf({ slow }: Seen, name: string): Rate {
  const { slow: events, measured } = slow[name] ?? { slow: 0, measured: 0 };
  return { events, of: measured };
}

/** How many times as often something may happen, of which each is a way to be worse. */
const ratios = [1.25, 1.5, 2, 3, 5, 10, 30];

/**
 * How much better "it happens more often in the new version" explains where the events fell than "it does not": an
 * e-value, which may be looked at after every event (a mixture of likelihood ratios against the share of all chances
 * that the new version had; Ville's inequality: it reaches 1/α in at most a share α of the releases without a fault).
 */
export function evidenceOfHarm(before: Rate, after: Rate, tolerance = 1): number {
  const events = before.events + after.events;
  if (events === 0 || after.of <= 0 || before.of <= 0) return 1;
  const share = shareAt(tolerance, before.of, after.of);
  const each = ratios.map((ratio) => {
    const worse = shareAt(ratio * tolerance, before.of, after.of);
    return Math.exp(
      after.events * Math.log(worse / share) + before.events * Math.log((1 - worse) / (1 - share)),
    );
  });
  return each.reduce((sum, one) => sum + one, 0) / ratios.length;
}

/** Of all events, those of the new version, where they happen `ratio` times as often in it. */
const shareAt = (ratio: number, before: number, after: number) => (ratio * after) / (ratio * after + before);
