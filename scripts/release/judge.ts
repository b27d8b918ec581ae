import type { Figures } from "../measures/figures.ts";

export interface Seen extends Figures {
  /** Vitals slower than in three of four views of the old version. */
  slow: Record<string, { slow: number; measured: number }>;
  refused: Record<string, number>;
  interval: number;
}

export interface Verdict {
  measure: string;
  before: Rate;
  after: Rate;
  /** E-value that the new version is worse; 1 means no evidence. */
  evidence: number;
  isWorse: boolean;
}

export interface Rate {
  events: number;
  of: number;
  interval?: number;
}

/** Maximum share of faultless releases that are rolled back, however often one looks. */
export const falseAlarms = 0.01;

/** Upper bound of measures tested per release, for the Bonferroni correction. */
const mostMeasures = 400;

/** Steps per release, each with a fresh test. */
const looks = 4;

interface Measure {
  name: string;
  before: Rate;
  after: Rate;
  /** Ratio of worsening that still passes as noise. */
  tolerance: number;
}

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
    // Client errors are no failures of the worker, but sell nothing.
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
    // Roles are swapped: orders are good events, so the new version is worse if the old one has more.
    { name: "visits without their order", before: orders(after), after: orders(before), tolerance: 1.1 },
  ];
}

function slowOf({ slow, interval }: Seen, name: string): Rate {
  const { slow: events, measured } = slow[name] ?? { slow: 0, measured: 0 };
  return { events, of: measured, interval };
}

const ratios = [1.25, 1.5, 2, 3, 5, 10, 30];

/**
 * E-value, valid at every look: by Ville's inequality it reaches 1/α in at most a share α of faultless
 * releases. Counts stored points: a sampled point that stands for a hundred events is no proof of a hundred.
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

const shareAt = (ratio: number, before: number, after: number) => (ratio * after) / (ratio * after + before);
