import { expect, test } from "vitest";
import { planChart } from "./weight-plan-chart.ts";

const plan = { startedOn: "2026-10-14", startWeight: 6.4, targetWeight: 5.6, nextWeighingOn: null };

test("the course goes from the first weight at the left to the target at the right", () => {
  const { slow, fast, target, points, from, to } = planChart("cat", plan, []);
  expect([from, to]).toEqual(["2026-10-14", "2027-04-28"]);
  expect([slow.at(0)?.x, slow.at(-1)?.x]).toEqual([0, 100]);
  expect(slow.at(0)?.y).toBe(points.at(0)?.y);
  expect([slow.at(-1)?.y, fast.at(-1)?.y]).toEqual([target, target]);
});

test("a weighing after the end of the course is still on the chart", () => {
  const late = { weight: 5.9, measuredOn: "2027-06-01" };
  expect(planChart("cat", plan, [late])).toMatchObject({ to: "2027-06-01", points: [{ x: 0 }, { x: 100 }] });
});

test("a row has the weighing that is nearest to its day, within a week", () => {
  const measured = [
    { weight: 6.3, measuredOn: "2026-10-26" },
    { weight: 6.2, measuredOn: "2026-10-29" },
    { weight: 6.1, measuredOn: "2026-11-18" },
  ];
  const { rows } = planChart("cat", plan, measured);
  expect(rows.slice(0, 5).map(({ on, measured: weight }) => [on, weight])).toEqual([
    ["2026-10-14", 6.4],
    ["2026-10-28", 6.2],
    ["2026-11-11", null],
    ["2026-11-25", null],
    ["2026-12-09", null],
  ]);
});
