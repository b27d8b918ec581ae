import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { dayAfter } from "../time/wall-clock.ts";
import {
  courseOf,
  expectedOn,
  offeredPlan,
  type PlanVerdict,
  verdictOf,
  type WeightPlan,
  weeklyRates,
  weeksOf,
} from "./weight-plan.ts";

const today = new Date("2026-11-25T10:00:00Z");
const born = (months: number) => {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
};
const facts = { kind: "cat", weight: 6.4, birthday: born(60), condition: 4, feature: "none" } as const;

describe("a plan is offered", () => {
  test.each([
    [{}, { startWeight: 6.4, targetWeight: 5.6, isObese: false }],
    [{ condition: 5 }, { startWeight: 6.4, targetWeight: 4.7, isObese: true }],
    [
      { condition: 2, weight: 3 },
      { startWeight: 3, targetWeight: 3.5, isObese: false },
    ],
    [{ feature: "joints" }, { startWeight: 6.4, targetWeight: 5.6, isObese: false }],
    [{ feature: "allergy-beef" }, { startWeight: 6.4, targetWeight: 5.6, isObese: false }],
    [{ birthday: born(13) }, { startWeight: 6.4, targetWeight: 5.6, isObese: false }],
    [
      { kind: "dog", weight: 69, birthday: born(21) },
      { startWeight: 69, targetWeight: 60, isObese: false },
    ],
  ] as const)("for %j", (change, plan) => {
    expect(offeredPlan({ ...facts, ...change }, today)).toEqual(plan);
  });

  test.each([
    [{ condition: 3 }, "good-shape"],
    [{ weight: 0.2, kind: "dog" }, "good-shape"],
    [{ condition: 1 }, "very-thin"],
    [{ feature: "kidney" }, "vet"],
    [{ feature: "an illness that the shop does not know" }, "vet"],
    [{ birthday: born(12) }, "young"],
    [{ kind: "dog", weight: 69, birthday: born(20) }, "young"],
    [{ weight: null }, "incomplete"],
    [{ birthday: null }, "incomplete"],
    [{ condition: null }, "incomplete"],
    [{ feature: null }, "incomplete"],
  ] as const)("not for %j: %s", (change, why) => {
    expect(offeredPlan({ ...facts, ...change }, today)).toBe(why);
  });

  test("an illness comes before anything else that stands against a plan", () => {
    expect(offeredPlan({ ...facts, feature: "heart", birthday: born(4), condition: 1 }, today)).toBe("vet");
  });
});

const plan: WeightPlan = {
  startedOn: "2026-11-25",
  startWeight: 6.4,
  targetWeight: 5.6,
  nextWeighingOn: "2026-12-09",
};
const gain: WeightPlan = { ...plan, startWeight: 20, targetWeight: 23.5 };

describe("the course", () => {
  test("lasts as many weeks as the two rates need", () => {
    expect(weeksOf("cat", plan)).toEqual({ fewest: 14, most: 27 });
    expect(weeksOf("dog", gain)).toEqual({ fewest: 9, most: 17 });
    expect(weeksOf("dog", { ...plan, startWeight: 100, targetWeight: 98 })).toEqual({ fewest: 1, most: 3 });
  });

  test("has a point every two weeks, from the first weight to the target", () => {
    const course = courseOf("cat", plan);
    expect(course).toHaveLength(15);
    expect(course.at(0)).toEqual({ on: "2026-11-25", slow: 6.4, fast: 6.4 });
    expect(course.at(1)?.on).toBe("2026-12-09");
    expect(course.at(-1)).toEqual({ on: "2027-06-09", slow: 5.6, fast: 5.6 });
  });

  test("an animal that gains goes up", () => {
    const { slow, fast } = expectedOn("dog", gain, "2026-12-09");
    expect([slow, fast].map((weight) => weight.toFixed(2))).toEqual(["20.40", "20.81"]);
    expect(courseOf("dog", gain).at(-1)).toMatchObject({ slow: 23.5, fast: 23.5 });
  });

  test("never moves faster than its rates, nor past the target", () => {
    const weight = fc.double({ min: 1, max: 90, noNaN: true });
    assertProperty(
      fc.property(
        fc.constantFrom("dog", "cat"),
        weight,
        fc.double({ min: 0.75, max: 1.2, noNaN: true }),
        (kind, startWeight, share) => {
          const targetWeight = startWeight * share;
          const course = courseOf(kind, { startedOn: "2026-11-25", startWeight, targetWeight });
          const [low, high] = [Math.min(startWeight, targetWeight), Math.max(startWeight, targetWeight)];
          for (const [place, point] of course.entries()) {
            for (const at of ["slow", "fast"] as const) {
              expect(point[at]).toBeGreaterThanOrEqual(low - 1e-9);
              expect(point[at]).toBeLessThanOrEqual(high + 1e-9);
              const before = course[place - 1]?.[at] ?? startWeight;
              const most = (1 + weeklyRates[kind][at]) ** 2 - 1;
              expect(Math.abs(point[at] - before) / before).toBeLessThanOrEqual(most + 1e-9);
            }
          }
        },
      ),
    );
  });
});

describe("the verdict", () => {
  const on = (...weights: readonly (readonly [day: number, weight: number])[]) =>
    weights.map(([day, weight]) => ({ weight, measuredOn: dayAfter(plan.startedOn, day) }));

  test.each<[string, PlanVerdict, readonly (readonly [number, number])[]]>([
    ["nothing is weighed", "first", []],
    [
      "only weights of before the start are known",
      "first",
      [
        [-14, 6.3],
        [0, 6.4],
      ],
    ],
    ["a cat loses 0.1 kg in two weeks", "on-course", [[14, 6.3]]],
    [
      "a cat loses 1 % a week, and the scale rounds",
      "on-course",
      [
        [14, 6.3],
        [28, 6.1],
      ],
    ],
    ["a cat loses more than 2 % a week", "too-fast", [[14, 6.1]]],
    [
      "a cat loses 1.6 % a week for four weeks",
      "too-fast",
      [
        [14, 6.2],
        [28, 6.0],
      ],
    ],
    [
      "it loses fast after slow weeks",
      "too-fast",
      [
        [14, 6.3],
        [28, 6.3],
        [42, 6.0],
      ],
    ],
    [
      "it is weighed twice in a week",
      "on-course",
      [
        [14, 6.3],
        [16, 6.2],
      ],
    ],
    ["nothing is lost in two weeks", "slow", [[14, 6.4]]],
    [
      "nothing is lost in four weeks",
      "stalled",
      [
        [14, 6.3],
        [28, 6.4],
      ],
    ],
    [
      "nothing more is lost for four weeks",
      "stalled",
      [
        [14, 6.3],
        [42, 6.3],
      ],
    ],
    [
      "a day less than four weeks is no standstill yet",
      "slow",
      [
        [14, 6.4],
        [27, 6.4],
      ],
    ],
    [
      "the target is reached",
      "reached",
      [
        [14, 6.3],
        [112, 5.6],
      ],
    ],
    ["the target is passed a little", "reached", [[112, 5.4]]],
    ["the target is passed by far", "too-fast", [[112, 5.3]]],
  ])("if %s: %s", (_, verdict, weights) => {
    expect(verdictOf("cat", plan, on(...weights))).toBe(verdict);
  });

  test.each<[string, PlanVerdict, readonly (readonly [number, number])[]]>([
    ["a dog gains 1.5 % a week", "on-course", [[14, 20.6]]],
    ["it gains more than 2 % a week", "too-fast", [[14, 21]]],
    ["it loses instead", "slow", [[14, 19.8]]],
    [
      "it has gained nothing in a month",
      "stalled",
      [
        [14, 20.4],
        [42, 20.4],
      ],
    ],
    ["it is there", "reached", [[90, 23.5]]],
  ])("if %s: %s", (_, verdict, weights) => {
    expect(verdictOf("dog", gain, on(...weights))).toBe(verdict);
  });
});
