import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import type { BowlFood } from "./stock-bowls.ts";
import { daysBetween } from "./stock-days.ts";
import { levelOf, type StockArrival, type StockWord } from "./stock-level.ts";

const today = "2026-11-22";

const kibble: BowlFood = {
  code: "11000103",
  name: "Croquettes",
  pack: "12 kg",
  packGrams: 12_000,
  kind: "dry",
  animal: "dog",
  rations: [{ animal: "Oslo", grams: 240 }],
  gramsPerDay: 240,
};
const wet: BowlFood = { ...kibble, code: "12000101", name: "Pâtée", kind: "wet", gramsPerDay: 1000 };
const foods = [kibble, wet];

const came = (daysAgo: number, code: string, grams: number): StockArrival => ({
  on: dayAfter(today, -daysAgo),
  amounts: [{ code, grams }],
});

const runsOut = (arrivals: StockArrival[], word: StockWord | null = null, eaten: BowlFood[] = foods) =>
  levelOf(eaten, arrivals, word, today)?.runsOutOn;

test("a bag of 12 kg is eaten in 50 days at 240 g a day", () => {
  expect(runsOut([came(0, kibble.code, 12_000)])).toBe(dayAfter(today, 50));
  expect(runsOut([came(40, kibble.code, 12_000)])).toBe(dayAfter(today, 10));
});

test("a day without a full ration is the day on which the bag is empty", () => {
  expect(runsOut([came(0, kibble.code, 12_000 - 1)])).toBe(dayAfter(today, 49));
});

test("dry and wet food last together, and are left in the proportion in which they came", () => {
  const parcel = [
    { code: kibble.code, grams: 2400 },
    { code: wet.code, grams: 10_000 },
  ];
  const level = levelOf(foods, [{ on: dayAfter(today, -5), amounts: parcel }], null, today);
  expect(level).toMatchObject({
    runsOutOn: dayAfter(today, 15),
    left: [
      { code: kibble.code, grams: 1800 },
      { code: wet.code, grams: 7500 },
    ],
  });
});

test("what has long been eaten takes nothing from the next delivery", () => {
  expect(runsOut([came(150, kibble.code, 2400), came(10, kibble.code, 12_000)])).toBe(dayAfter(today, 40));
});

test("a parcel on its way counts from the day on which it comes", () => {
  const level = levelOf(foods, [came(50, kibble.code, 12_000), came(-3, kibble.code, 12_000)], null, today);
  expect(level).toMatchObject({ isEmpty: true, runsOutOn: dayAfter(today, 53) });
});

test("days without food before a parcel under way are told, today's or later ones", () => {
  const gapOf = (...arrivals: StockArrival[]) => levelOf(foods, arrivals, null, today)?.gap;
  expect(gapOf(came(50, kibble.code, 12_000), came(-3, kibble.code, 12_000))).toEqual({
    from: today,
    arrives: dayAfter(today, 3),
  });
  expect(gapOf(came(48, kibble.code, 12_000), came(-5, kibble.code, 12_000))).toEqual({
    from: dayAfter(today, 2),
    arrives: dayAfter(today, 5),
  });
  expect(gapOf(came(47, kibble.code, 12_000), came(-3, kibble.code, 12_000))).toBeNull();
  expect(gapOf(came(50, kibble.code, 12_000), came(0, kibble.code, 12_000))).toBeNull();
  expect(gapOf(came(50, kibble.code, 12_000))).toBeNull();
});

test("food that lasts for years is not counted beyond a thousand days", () => {
  expect(runsOut([came(0, kibble.code, 480_000)])).toBe(dayAfter(today, 1000));
});

test("it is counted from the last parcel that has come, today's included", () => {
  const countedFrom = (...daysAgo: number[]) =>
    levelOf(
      foods,
      daysAgo.map((days) => came(days, kibble.code, 12_000)),
      null,
      today,
    )?.countedFrom;
  expect(countedFrom(40, 10, -3)).toBe(dayAfter(today, -10));
  expect(countedFrom(40, 0, -3)).toBe(today);
});

test("what else came in a parcel is not left in this bowl", () => {
  const amounts = [
    { code: kibble.code, grams: 12_000 },
    { code: "22000101", grams: 400 },
  ];
  expect(levelOf([kibble], [{ on: today, amounts }], null, today)?.left).toEqual([
    { code: kibble.code, grams: 12_000 },
  ]);
});

test("nothing is known before the first delivery, nor of food that is not in the bowl", () => {
  expect(levelOf(foods, [], null, today)).toBeNull();
  expect(levelOf(foods, [came(-2, kibble.code, 12_000)], null, today)).toBeNull();
  expect(levelOf(foods, [came(2, "other", 12_000)], null, today)).toBeNull();
});

describe("the shopper's own word", () => {
  const half: StockWord = { on: dayAfter(today, -2), left: [{ code: kibble.code, grams: 6000 }] };

  test("replaces what was counted up to its day", () => {
    expect(runsOut([came(40, kibble.code, 12_000)], half)).toBe(dayAfter(today, 23));
    expect(runsOut([came(2, kibble.code, 12_000)], half)).toBe(dayAfter(today, 23));
  });

  test("counts what comes after it", () => {
    expect(runsOut([came(1, kibble.code, 12_000)], half)).toBe(dayAfter(today, 73));
  });

  test("of nothing left is an empty bowl today", () => {
    const nothing = { on: today, left: [] };
    expect(levelOf(foods, [came(1, kibble.code, 12_000)], nothing, today)).toMatchObject({
      isEmpty: true,
      runsOutOn: today,
    });
  });
});

describe("whatever was delivered", () => {
  const arrival = fc.record({
    on: fc.integer({ min: -175, max: 20 }).map((days) => dayAfter(today, days)),
    amounts: fc.array(
      fc.record({
        code: fc.constantFrom(kibble.code, wet.code),
        grams: fc.integer({ min: 0, max: 30_000 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });
  const arrivals = fc.array(arrival, { minLength: 1, maxLength: 6 });
  const word = fc.option(
    fc.record({
      on: fc.integer({ min: -60, max: 0 }).map((days) => dayAfter(today, days)),
      left: fc.array(
        fc.record({ code: fc.constant(kibble.code), grams: fc.integer({ min: 0, max: 30_000 }) }),
        { maxLength: 2 },
      ),
    }),
  );
  const known = fc.tuple(arrivals, word).filter(([all, said]) => runsOut(all, said) !== undefined);

  test("more food never means an earlier day", () => {
    assertProperty(
      fc.property(known, arrival, ([all, said], more) => {
        expect(
          daysBetween(runsOut(all, said) ?? "", runsOut([...all, more], said) ?? ""),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("a larger ration never means a later day", () => {
    assertProperty(
      fc.property(known, fc.integer({ min: 1, max: 500 }), ([all, said], more) => {
        const hungrier = foods.map((food) => ({ ...food, gramsPerDay: food.gramsPerDay + more }));
        expect(
          daysBetween(runsOut(all, said, hungrier) ?? "", runsOut(all, said) ?? ""),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("the same days later, across a change of the clocks too, it is the same days later", () => {
    assertProperty(
      fc.property(known, fc.integer({ min: 1, max: 400 }), ([all, said], days) => {
        const move = <T extends { on: string }>(one: T) => ({ ...one, on: dayAfter(one.on, days) });
        const moved = levelOf(foods, all.map(move), said && move(said), dayAfter(today, days));
        expect(moved?.runsOutOn).toBe(dayAfter(runsOut(all, said) ?? "", days));
      }),
    );
  });

  test("no more is left than came, and a day later one ration less", () => {
    assertProperty(
      fc.property(known, ([all, said]) => {
        const past = all.filter(({ on }) => on <= today);
        const now = levelOf(foods, past, said, today);
        const tomorrow = levelOf(foods, past, said, dayAfter(today));
        if (!now || !tomorrow) return;
        const expected = now.runsOutOn === today ? dayAfter(today) : now.runsOutOn;
        expect(tomorrow.runsOutOn).toBe(expected);
        const total = (code: string) =>
          [...past.flatMap(({ amounts }) => amounts), ...(said?.left ?? [])]
            .filter((amount) => amount.code === code)
            .reduce((sum, { grams }) => sum + grams, 0);
        for (const { code, grams } of now.left) expect(grams).toBeLessThanOrEqual(total(code));
      }),
    );
  });
});
