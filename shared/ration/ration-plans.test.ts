import { expect, test } from "vitest";
import { knownFrequencies } from "../frequency/frequency.ts";
import { cheaperPlan, rationPlans } from "./ration-plans.ts";

const pack = (weight: number, price: number | null) => ({ name: `${weight} g`, path: "/", weight, price });

const small = pack(2000, 2241);
const medium = pack(5000, 4941);
const large = pack(12_000, 9990);

const needs = (perDay: number) => ({ frequencies: knownFrequencies, perDay });
const subject = (...larger: (typeof small)[]) => ({ format: small, larger, kind: "dry" as const });

test("a plan says what it costs a day and a delivery", () => {
  expect(rationPlans(medium, needs(340))).toMatchObject([
    { bags: 2, days: 29, code: 21, costs: { perDay: 336, perDelivery: 9882 } },
  ]);
  expect(rationPlans(pack(5000, null), needs(340))[0]?.costs).toBeNull();
});

test("the cheapest larger format comes first, in as many bags as the shortest rhythm needs", () => {
  expect(cheaperPlan(subject(medium), needs(340))).toMatchObject({ format: medium, bags: 2 });
  expect(cheaperPlan(subject(medium, large), needs(340))).toMatchObject({ format: large, bags: 1 });
});

test("a bag that would outlast what it is good for, costs as much or is not sold is never proposed", () => {
  expect(cheaperPlan(subject(medium, large), needs(150))?.format).toBe(medium);
  expect(cheaperPlan(subject(pack(4000, 4482), pack(5000, null)), needs(340))).toBeNull();
  expect(cheaperPlan(subject(), needs(340))).toBeNull();
});
