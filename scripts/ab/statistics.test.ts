import { expect, test } from "vitest";
import { dice } from "../../tests/requests/dice.ts";
import {
  alpha,
  type Count,
  newcombe,
  sampleRatioMismatch,
  sequentialInterval,
  sequentialMargin,
  wilson,
} from "./statistics.ts";

const round = ({ low, high }: { low: number; high: number }, places = 4) =>
  [low, high].map((bound) => Number(bound.toFixed(places)));

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])(
  "Wilson's interval of %i of %i is Newcombe's published one (1998, table I, method 3)",
  (buyers, visitors, low, high) => {
    expect(round(wilson({ visitors, buyers }))).toEqual([low, high]);
  },
);

test.each([
  [{ buyers: 48, visitors: 80 }, { buyers: 56, visitors: 70 }, [0.0524, 0.3339]],
  [{ buyers: 3, visitors: 10 }, { buyers: 9, visitors: 10 }, [0.1705, 0.809]],
])(
  "the interval of a difference is Newcombe's published one (1998, table II, method 10)",
  (control, other, bounds) => {
    expect(round(newcombe(control, other))).toEqual(bounds);
  },
);

/** Figures that GrowthBook publishes for the same sequence. */
test.each([
  [0.33341, 1000, 1.0618],
  [0.03386, 5000, 0.10289],
])(
  "with a standard error of %f the sequential margin of 6,461 visitors is the published one",
  (error, tightestAt, margin) => {
    expect(sequentialMargin(error, 6461, tightestAt)).toBeCloseTo(margin, 4);
  },
);

test("the sequential interval is wider than the one for a single look", () => {
  const [control, other] = [
    { visitors: 5000, buyers: 250 },
    { visitors: 5000, buyers: 300 },
  ];
  const [once, always] = [newcombe(control, other), sequentialInterval(control, other)];
  expect(always.low).toBeLessThan(once.low);
  expect(always.high).toBeGreaterThan(once.high);
});

test("without visitors nothing is known, without buyers little", () => {
  expect(sequentialInterval({ visitors: 0, buyers: 0 }, { visitors: 9, buyers: 1 })).toEqual({
    low: -1,
    high: 1,
  });
  const none = sequentialInterval({ visitors: 50, buyers: 0 }, { visitors: 50, buyers: 0 });
  expect(none.low).toBeLessThan(-0.05);
  expect(none.high).toBeGreaterThan(0.05);
});

test("who looks after every hundred visitors at two equal segments decides wrongly in 5 % of the tests at most", () => {
  const { chance } = dice(7);
  const wrong = Array.from({ length: 300 }, () => {
    const counts: [Count, Count] = [
      { visitors: 0, buyers: 0 },
      { visitors: 0, buyers: 0 },
    ];
    for (let visitor = 1; visitor <= 10_000; visitor += 1) {
      const count = counts[chance(0.5) ? 0 : 1];
      count.visitors += 1;
      if (chance(0.05)) count.buyers += 1;
      if (visitor % 100 > 0 || visitor < 500) continue;
      const { low, high } = sequentialInterval(...counts);
      if (low > 0 || high < 0) return true;
    }
    return false;
  }).filter(Boolean);
  expect(wrong.length / 300).toBeLessThanOrEqual(alpha);
});

const arrivalsOf = (...counts: number[]) => {
  const left = [...counts];
  const total = counts.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: total }, () => {
    const at = left.reduce(
      (best, count, index) =>
        count / (counts[index] ?? 1) > (left[best] ?? 0) / (counts[best] ?? 1) ? index : best,
      0,
    );
    left[at] = (left[at] ?? 0) - 1;
    return at;
  });
};

test("821,588 to 815,482 visitors is a mismatch (Kohavi, Tang and Xu, Trustworthy Online Controlled Experiments, 2020, chapter 21)", () => {
  expect(sampleRatioMismatch(arrivalsOf(821_588, 815_482), [0.5, 0.5])).toBeLessThan(0.001);
});

test("counts in their planned shares are none, nor is chance", () => {
  expect(sampleRatioMismatch(arrivalsOf(5000, 5000), [0.5, 0.5])).toBe(1);
  expect(sampleRatioMismatch(arrivalsOf(9000, 1000), [0.9, 0.1])).toBe(1);
  expect(sampleRatioMismatch(arrivalsOf(5050, 4950), [0.5, 0.5])).toBeGreaterThan(0.05);
  expect(sampleRatioMismatch([], [0.5, 0.5])).toBe(1);
});
