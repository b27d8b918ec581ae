import type { Figures } from "../measures/figures.ts";

/** Of a version: its figures, and what they are judged by besides. */
export interface Seen extends Figures {
  /** How many of its vitals were slower than those of three in four views of the old version. */
  slow: Record<string, { slow: number; measured: number }>;
  /** Answers with a status from 400 to 499, by route. */
  refused: Record<string, number>;
  /** How many points each stored one stands for, on the average: 1 where none is left out. */
  interval: number;
}

export interface Verdict {
  measure: string;
  before: Rate;
  after: Rate;
  /** The evidence that the new version is worse, as a factor: 1 is none. */
  evidence: number;
  isWorse: boolean;
}

/** Events among as many chances: estimates, where only some points are stored. */
export interface Rate {
  events: number;
  of: number;
  /** Of its version: what was stored is so many times less. */
  interval?: number;
}

/** The share of releases without a fault that are taken back all the same, however often one looks. */
export const falseAlarms = 0.01;

/** Of a release: pages and calls, each with two, and vitals. All count, also those that have not failed so far. */
const mostMeasures = 400;

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
  const failures = ({ interval }: Seen, one: { requests: number; failures: number } | undefined): Rate => ({
    ...{ events: one?.failures ?? 0, of: one?.requests ?? 0, interval },
  });
  const refused = ({ interval, byRoute, refused: by }: Seen, route: string): Rate => ({
    ...{ events: by[route] ?? 0, of: byRoute[route]?.requests ?? 0, interval },
  });
  const failing = Object.keys(after.byRoute).filter((route) => after.byRoute[route]?.failures);
  const refusing = Object.keys(after.refused).filter((route) => after.refused[route]);
  const slowest = Object.keys(after.slow).filter((name) => before.slow[name]);
  const errors = ({ scriptErrors, pageViews, interval }: Seen): Rate => ({
    ...{ events: scriptErrors, of: pageViews, interval },
  });
  const orders = ({ orders: events, visits, interval }: Seen): Rate => ({ events, of: visits, interval });
  return [
    {
      name: "failed answers",
      before: failures(before, before),
      after: failures(after, after),
      tolerance: 1.05,
    },
    ...failing.map((route) => ({
      name: `failed answers of ${route}`,
      before: failures(before, before.byRoute[route]),
      after: failures(after, after.byRoute[route]),
      tolerance: 1.05,
    })),
    // A page that is not found, a cart that is refused: no failure of the worker, and nothing that sells.
    ...refusing.map((route) => ({
      name: `refused answers (4xx) of ${route}`,
      before: refused(before, route),
      after: refused(after, route),
      tolerance: 1.5,
    })),
    { name: "script errors", before: errors(before), after: errors(after), tolerance: 1.1 },
    ...slowest.map((name) => ({
      name: `slow ${name}`,
      before: slowOf(before, name),
      after: slowOf(after, name),
      tolerance: 1.15,
    })),
    // Who orders is the event: the old version is worse where the new one sells as much.
    { name: "visits without their order", before: orders(after), after: orders(before), tolerance: 1.1 },
  ];
}

function slowOf({ slow, interval }: Seen, name: string): Rate {
  const { slow: events, measured } = slow[name] ?? { slow: 0, measured: 0 };
  return { events, of: measured, interval };
}

/** How many times as often something may happen, of which each is a way to be worse. */
const ratios = [1.25, 1.5, 2, 3, 5, 10, 30];

/**
 * How much better "it happens more often in the new version" explains where the events fell than "it does not": an
 * e-value, which may be looked at after every event (a mixture of likelihood ratios against the share of all chances
 * that the new version had; Ville's inequality: it reaches 1/α in at most a share α of the releases without a fault).
 * What is tested are the points that are stored: one that stands for a hundred events is one, and no proof of a hundred.
 */
export function evidenceOfHarm(before: Rate, after: Rate, tolerance = 1): number {
  const [old, young] = [storedOf(before), storedOf(after)];
  if (old.events + young.events === 0 || young.of <= 0 || old.of <= 0) return 1;
  const share = shareAt(tolerance, old.of, young.of);
  const each = ratios.map((ratio) => {
    const worse = shareAt(ratio * tolerance, old.of, young.of);
    return Math.exp(
      young.events * Math.log(worse / share) + old.events * Math.log((1 - worse) / (1 - share)),
    );
  });
  return each.reduce((sum, one) => sum + one, 0) / ratios.length;
}

const storedOf = ({ events, of, interval = 1 }: Rate) => ({ events: events / interval, of: of / interval });

/** Of all events, those of the new version, where they happen `ratio` times as often in it. */
const shareAt = (ratio: number, before: number, after: number) => (ratio * after) / (ratio * after + before);
