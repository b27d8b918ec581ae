import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { road, stockPlan, today } from "../../../tests/rigs/stock-plan.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import { preparationDays } from "../date/choosable-days.ts";
import { adviceOf, type StockAdvice, type StockPlan } from "./stock-advice.ts";
import { daysBetween, latestArrival, shipNowDay } from "./stock-days.ts";

const isOffered = (day: string) => day > dayAfter(today, preparationDays);

const plan = (changes: Partial<StockPlan> = {}): StockPlan => ({
  ...stockPlan,
  isOffered,
  ...changes,
});

const advise = (runsOutOn: string, changes: Partial<StockPlan> = {}, margin = 3) =>
  adviceOf([{ runsOutOn, margin }], plan(changes));

test("a parcel is there after as many working days as its carrier says, holidays aside", () => {
  expect(latestArrival("2026-12-08", road)).toBe("2026-12-14");
  expect(latestArrival("2026-12-22", { days: 2, to: "FR" })).toBe("2026-12-24");
  expect(latestArrival("2026-12-24", { days: 1, to: "FR" })).toBe("2026-12-28");
  expect(latestArrival("2026-03-27", { days: 1, to: "FR" })).toBe("2026-03-30");
  expect(latestArrival("2026-07-20", { days: 1, to: "BE" })).toBe("2026-07-22");
  expect(latestArrival("2026-12-24", { days: 1, to: "LU" })).toBe("2026-12-28");
  expect(latestArrival("2026-12-24", { days: 1, to: null })).toBe("2026-12-28");
  expect(shipNowDay("2026-11-20")).toBe("2026-11-23");
});

test("food that lasts until the next delivery is fine, with the days that are left then", () => {
  expect(advise("2026-12-17")).toEqual({ kind: "fine", daysLeft: 3 });
  expect(advise("2026-12-14")).toEqual({ kind: "fine", daysLeft: 0 });
});

test("food that does not is short, and an earlier day is proposed, with its effect", () => {
  expect(advise("2026-12-10")).toEqual({
    kind: "short",
    on: "2026-12-10",
    daysMissing: 4,
    remedy: { change: "date", effect: { on: "2026-12-02", arrives: "2026-12-08", daysLeft: 2 } },
  });
});

test("where no day leaves a reserve, one that is just in time is proposed", () => {
  expect(advise("2026-12-03", { isOffered: (day) => day === "2026-11-27" })).toMatchObject({
    kind: "short",
    remedy: { change: "date", effect: { on: "2026-11-27", arrives: "2026-12-03", daysLeft: 0 } },
  });
});

test("where no offered day is in time, it is sent now", () => {
  expect(advise("2026-11-28")).toMatchObject({
    kind: "short",
    remedy: { change: "shipNow", effect: { on: "2026-11-23", arrives: "2026-11-27", daysLeft: 1 } },
  });
});

test("inside the lock nothing is proposed; while paused, to resume", () => {
  expect(advise("2026-12-10", { isOpen: false })).toMatchObject({ kind: "short", remedy: null });
  expect(advise("2026-11-28", { canShipNow: false })).toMatchObject({ kind: "short", remedy: null });
  expect(advise("2026-12-10", { isPaused: true })).toMatchObject({
    kind: "short",
    remedy: { change: "resume" },
  });
  expect(advise("2027-06-01", { isOpen: false })).toMatchObject({ kind: "fine" });
  expect(advise("2027-06-01", { isPaused: true })).toMatchObject({ kind: "fine" });
});

test("while a parcel waits for its payment, paying it is proposed, and no second parcel", () => {
  const unpaid = { order: "abc" };
  for (const changes of [{}, { isPaused: true }, { isOpen: false }]) {
    const { remedy } = advise("2026-12-10", { ...changes, unpaid }) as Extract<
      StockAdvice,
      { kind: "short" }
    >;
    expect(remedy).toEqual({ change: "pay", order: "abc" });
  }
  expect(advise("2026-12-10", { unpaid: null })).toMatchObject({ remedy: { change: "date" } });
});

test("enough until the delivery after the next, with the margin, skips the next", () => {
  const afterSkip = latestArrival("2027-01-19", road);
  expect(advise(dayAfter(afterSkip, 2))).toMatchObject({ kind: "fine" });
  expect(advise(dayAfter(afterSkip, 3))).toMatchObject({
    kind: "ahead",
    remedy: { change: "skip", effect: { on: "2027-01-19", arrives: afterSkip, daysLeft: 3 } },
  });
});

test("enough for several deliveries moves the next one to where it is needed", () => {
  expect(advise("2027-03-20")).toMatchObject({
    kind: "ahead",
    remedy: { change: "date", effect: { on: "2027-03-02" } },
  });
});

test("of several bowls the emptiest decides", () => {
  const full = { runsOutOn: "2027-06-01", margin: 1 };
  expect(adviceOf([full, { runsOutOn: "2026-12-10", margin: 1 }], plan())).toMatchObject({ kind: "short" });
  expect(adviceOf([full, { runsOutOn: "2026-12-20", margin: 1 }], plan())).toMatchObject({ kind: "fine" });
});

test("without a next delivery, or anything known, nothing is advised", () => {
  expect(advise("2026-11-23", { next: null })).toEqual({ kind: "fine", daysLeft: null });
  expect(adviceOf([], plan())).toEqual({ kind: "fine", daysLeft: null });
});

describe("whatever is at home", () => {
  const someDay = fc.integer({ min: 0, max: 1500 }).map((days) => dayAfter("2026-01-01", days));
  const cases = fc
    .record({
      today: someDay,
      next: fc.integer({ min: 5, max: 120 }),
      interval: fc.constantFrom(21, 31, 42, 49, 62, 70, 77, 93, 124, 155),
      isOpen: fc.boolean(),
      road: fc.record({ days: fc.constantFrom(4, 5), to: fc.constantFrom("FR", "BE", "LU", null) }),
      bowls: fc.array(
        fc.record({ lasts: fc.integer({ min: 0, max: 500 }), margin: fc.integer({ min: 1, max: 40 }) }),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ today: day, next, bowls, ...rest }) => ({
      bowls: bowls.map(({ lasts, margin }) => ({ runsOutOn: dayAfter(day, lasts), margin })),
      plan: {
        ...rest,
        today: day,
        next: dayAfter(day, next),
        canShipNow: true,
        isPaused: false,
        pausedUntil: null,
        isOffered: (other: string) => other > dayAfter(day, preparationDays),
      } satisfies StockPlan,
    }));

  const effectIn = (advice: StockAdvice) =>
    advice.kind !== "fine" && advice.remedy && "effect" in advice.remedy ? advice.remedy : undefined;

  test("no day is proposed inside the lock or in the past, and none while the next shipment is locked", () => {
    assertProperty(
      fc.property(cases, ({ bowls, plan: its }) => {
        const remedy = effectIn(adviceOf(bowls, its));
        if (!remedy) return;
        expect(its.isOpen).toBe(true);
        const ahead = daysBetween(its.today, remedy.effect.on);
        expect(ahead).toBeGreaterThan(remedy.change === "shipNow" ? 0 : preparationDays);
        expect(remedy.effect.arrives > remedy.effect.on).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("once the advice is followed, all is well; sent now, nothing would have been earlier", () => {
    assertProperty(
      fc.property(cases, ({ bowls, plan: its }) => {
        const remedy = effectIn(adviceOf(bowls, its));
        if (!remedy) return;
        const after = adviceOf(bowls, { ...its, next: remedy.effect.on });
        if (remedy.change === "shipNow" && after.kind === "short") expect(after.remedy).toBeNull();
        else expect(after).toEqual({ kind: "fine", daysLeft: remedy.effect.daysLeft });
      }),
      { numRuns: 1000 },
    );
  });

  test("a delivery that is skipped or put off leaves nobody short", () => {
    assertProperty(
      fc.property(cases, ({ bowls, plan: its }) => {
        const advice = adviceOf(bowls, its);
        if (advice.kind !== "ahead") return;
        for (const { runsOutOn, margin } of bowls)
          expect(dayAfter(runsOutOn, -margin) >= advice.remedy.effect.arrives).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
