import { describe, expect, test } from "vitest";
import { road, stockPlan, today } from "../../../tests/rigs/stock-plan.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import { type FoodForecast, forecastOf, lastDayInTime, shortageOf } from "./shortage.ts";
import { adviceOf } from "./stock-advice.ts";

const food = (runsOutOn: string): FoodForecast => ({ today, runsOutOn, isRough: false, road });

test("a parcel that comes after the last full bowl is told with the days that are missing", () => {
  expect(shortageOf(food("2026-12-13"), "2026-12-08")).toEqual({
    on: "2026-12-13",
    arrives: "2026-12-14",
    days: 1,
  });
  expect(shortageOf(food("2026-12-14"), "2026-12-08")).toBeNull();
});

test("the warning before a change is the advice after it", () => {
  for (let runsOutOn = "2026-12-01"; runsOutOn < "2026-12-20"; runsOutOn = dayAfter(runsOutOn)) {
    const advice = adviceOf([{ runsOutOn, margin: 3 }], stockPlan);
    const told = advice.kind === "short" ? advice.daysMissing : undefined;
    expect(shortageOf(food(runsOutOn), "2026-12-08")?.days).toBe(told);
  }
});

describe("the last day in time", () => {
  const days = { first: "2026-11-26", last: "2027-04-20" };

  test("is the last one without a shortage, of the parcel that follows the choice", () => {
    expect(lastDayInTime(food("2026-12-14"), days)).toBe("2026-12-08");
    const fiveLater = (day: string) => dayAfter(day, 5);
    expect(lastDayInTime(food("2026-12-14"), days, fiveLater)).toBe("2026-12-03");
  });

  test("is not told if every day is in time, or none", () => {
    expect(lastDayInTime(food("2028-01-01"), days)).toBeNull();
    expect(lastDayInTime(food(today), days)).toBeNull();
  });
});

describe("the forecast", () => {
  const bowl = (runsOutOn: string, withNext: string | null) => ({
    ...{ animal: "dog" as const, eaters: [], isRough: true, foods: [], isEmpty: false, gap: null, margin: 1 },
    runsOutOn,
    withNext,
  });
  const bowls = [bowl("2026-12-20", "2027-01-10"), bowl("2026-12-10", "2027-02-01")];

  test("is of the bowl that is empty first, and counts a parcel that leaves in any case", () => {
    const stock = { today, bowls, sureness: "rough" as const };
    expect(forecastOf(stock, { road, after: "today" })).toEqual({ ...food("2026-12-10"), isRough: true });
    expect(forecastOf(stock, { road, after: "parcel" })?.runsOutOn).toBe("2027-01-10");
    expect(forecastOf({ ...stock, bowls: [] }, { road, after: "today" })).toBeNull();
  });
});
