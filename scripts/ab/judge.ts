import type { TestEvents } from "./read-events.ts";
import {
  type Count,
  type Interval,
  newcombe,
  rateOf,
  sampleRatioMismatch,
  sequentialInterval,
  wilson,
} from "./statistics.ts";

/** A p-value below this means that the split itself is broken (Fabijan et al., KDD 2019). */
const mismatchBelow = 0.001;

export interface Judged {
  control: SegmentFigures;
  others: (SegmentFigures & Comparison)[];
  sampleRatio: { p: number; isMismatch: boolean };
  mixed: number;
}

export interface SegmentFigures extends Count {
  segment: string;
  rate: number;
  interval: Interval;
}

interface Comparison {
  difference: number;
  /** Valid for a single look, at a sample size planned beforehand. */
  once: Interval;
  /** Valid however often one looks. */
  always: Interval;
  decision: "better" | "worse" | "no difference that matters" | "not yet" | "never: mismatch";
}

export interface Plan {
  weights: ReadonlyMap<string, number>;
  smallest: number;
}

export function judge({ visitors, mixed }: TestEvents, { weights, smallest }: Plan): Judged {
  const names = [...weights.keys()];
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  const planned = visitors.filter(({ segment }) => weights.has(segment));
  const p = sampleRatioMismatch(
    planned.map(({ segment }) => names.indexOf(segment)),
    [...weights.values()].map((weight) => weight / sum),
  );
  const isMismatch = p < mismatchBelow;
  const [control, ...others] = names.map((segment) => figuresOf(segment, planned));
  if (!control) throw new Error("a test needs a control");
  return {
    control,
    others: others.map((other) => {
      const always = sequentialInterval(control, other);
      return {
        ...other,
        difference: other.rate - control.rate,
        once: newcombe(control, other),
        always,
        decision: isMismatch ? "never: mismatch" : decisionOf(always, smallest),
      };
    }),
    sampleRatio: { p, isMismatch },
    mixed,
  };
}

function figuresOf(segment: string, all: TestEvents["visitors"]): SegmentFigures {
  const own = all.filter((visitor) => visitor.segment === segment);
  const count = { visitors: own.length, buyers: own.filter(({ bought }) => bought).length };
  return { segment, ...count, rate: rateOf(count), interval: wilson(count) };
}

function decisionOf({ low, high }: Interval, smallest: number): Comparison["decision"] {
  if (low > 0) return "better";
  if (high < 0) return "worse";
  return low > -smallest && high < smallest ? "no difference that matters" : "not yet";
}
