import { expect, test } from "vitest";
import { stockPlan, today } from "../../../tests/rigs/stock-plan.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import { type StockFacts, stockAtHome } from "./stock-at-home.ts";
import type { StockFood } from "./stock-bowls.ts";

const kibble: StockFood = {
  code: "11000103",
  name: "Croquettes",
  pack: "12 kg",
  packGrams: 12_000,
  kind: "dry",
  animal: "dog",
  rations: [{ animal: "Oslo", grams: 240 }],
};

const facts = (changes: Partial<StockFacts> = {}): StockFacts => ({
  foods: [kibble],
  recurring: [{ code: kibble.code, quantity: 1 }],
  nextAmounts: [{ code: kibble.code, grams: 12_000 }],
  arrivals: [{ on: dayAfter(today, -20), amounts: [{ code: kibble.code, grams: 12_000 }] }],
  word: null,
  uncounted: [],
  forVet: [],
  plan: { ...stockPlan, road: { days: 4, to: null }, isOffered: (day) => day > dayAfter(today, 4) },
  ...changes,
});

test("the next delivery is added to what is left", () => {
  expect(stockAtHome(facts())).toMatchObject({
    next: { on: "2026-12-08", arrives: "2026-12-14" },
    bowls: [{ runsOutOn: dayAfter(today, 30), withNext: dayAfter(today, 80), isEmpty: false }],
    advice: { kind: "fine", daysLeft: 8 },
  });
});

test("without a next delivery nothing is added to what is left", () => {
  expect(stockAtHome(facts({ plan: { ...facts().plan, next: null } }))).toMatchObject({
    next: null,
    bowls: [{ runsOutOn: dayAfter(today, 30), withNext: null }],
  });
});

test("the first gap of all bowls is told", () => {
  const wet: StockFood = { ...kibble, code: "22000101", animal: "cat", kind: "wet" };
  const came = ({ code }: StockFood, days: number) => ({
    on: dayAfter(today, days),
    amounts: [{ code, grams: 12_000 }],
  });
  const stock = stockAtHome(
    facts({
      foods: [kibble, wet],
      recurring: [kibble, wet].map(({ code }) => ({ code, quantity: 1 })),
      arrivals: [came(kibble, -47), came(kibble, 5), came(wet, -60), came(wet, 4)],
    }),
  );
  expect(stock).toMatchObject({
    gap: { from: today, arrives: dayAfter(today, 4) },
    bowls: [{ gap: { from: dayAfter(today, 3), arrives: dayAfter(today, 5) } }, { gap: { from: today } }],
  });
  expect(stockAtHome(facts()).gap).toBeNull();
});

test("a format that never came is not said to be used up", () => {
  const small = { ...kibble, code: "11000102", pack: "5 kg", packGrams: 5000 };
  const swapped = facts({ foods: [kibble, small], recurring: [{ code: small.code, quantity: 2 }] });
  const codes = (changes: Partial<StockFacts>) =>
    stockAtHome({ ...swapped, ...changes }).bowls.map(({ foods }) => foods.map(({ code }) => code));
  expect(codes({})).toEqual([[kibble.code]]);
  const usedUp = [{ on: dayAfter(today, -90), amounts: [{ code: small.code, grams: 5000 }] }];
  expect(codes({ arrivals: [...usedUp, ...swapped.arrivals] })).toEqual([[kibble.code, small.code]]);
  const allUsedUp = [{ on: dayAfter(today, -90), amounts: [{ code: kibble.code, grams: 5000 }] }];
  expect(codes({ arrivals: allUsedUp })).toEqual([[small.code]]);
});

test("before anything has come there is a meal to say something of, but no bowl", () => {
  expect(stockAtHome(facts({ arrivals: [] }))).toMatchObject({
    meals: [{ code: kibble.code, grams: 0 }],
    bowls: [],
    advice: { kind: "fine", daysLeft: null },
  });
});

test("a figure is as sure as what it comes from: a tenth of its days where a ration is known, else a fifth", () => {
  expect(stockAtHome(facts())).toMatchObject({ sureness: "counted", bowls: [{ margin: 5 }] });
  const word = { on: today, left: [{ code: kibble.code, grams: 6000 }] };
  expect(stockAtHome(facts({ word }))).toMatchObject({
    sureness: "said",
    saidOn: today,
    bowls: [{ margin: 3, runsOutOn: dayAfter(today, 25) }],
  });
  const foods = [{ ...kibble, rations: [] }];
  expect(stockAtHome(facts({ foods }))).toMatchObject({ sureness: "rough", bowls: [{ margin: 9 }] });
  expect(stockAtHome(facts({ foods, word })).sureness).toBe("rough");
});

test("food that came into the subscription after the word is counted from its deliveries", () => {
  const wet: StockFood = { ...kibble, code: "22000101", animal: "cat", kind: "wet", rations: [] };
  const stock = stockAtHome(
    facts({
      foods: [kibble, wet],
      recurring: [kibble, wet].map(({ code }) => ({ code, quantity: 1 })),
      word: { on: dayAfter(today, -3), left: [{ code: kibble.code, grams: 3000 }] },
      arrivals: [{ on: dayAfter(today, -5), amounts: [{ code: wet.code, grams: 12_000 }] }],
    }),
  );
  expect(stock.bowls.map(({ runsOutOn }) => runsOutOn)).toEqual([dayAfter(today, 9), dayAfter(today, 37)]);
});

test("one word may tell of several bowls, and of one of several foods in a bowl", () => {
  const puree: StockFood = { ...kibble, code: "12000101", kind: "wet" };
  const wet: StockFood = {
    ...puree,
    code: "22000101",
    animal: "cat",
    rations: [{ animal: "Nine", grams: 200 }],
  };
  const stock = stockAtHome(
    facts({
      foods: [kibble, puree, wet],
      recurring: [kibble, puree, wet].map(({ code }) => ({ code, quantity: 1 })),
      word: {
        on: today,
        left: [
          { code: kibble.code, grams: 2400 },
          { code: wet.code, grams: 1000 },
        ],
      },
    }),
  );
  expect(stock.bowls.map(({ runsOutOn }) => runsOutOn)).toEqual([dayAfter(today, 10), dayAfter(today, 5)]);
});

test("every meal can be said, whether it has come or not; past food is shown while some is left", () => {
  const past = { ...kibble, code: "11000102" };
  const stock = (grams: number) =>
    stockAtHome(
      facts({
        foods: [kibble, past],
        arrivals: [{ on: today, amounts: [{ code: past.code, grams }] }],
      }),
    );
  expect(stock(5000).meals.map(({ code }) => code)).toEqual([kibble.code]);
  expect(stock(5000).bowls[0]?.foods.map(({ code }) => code)).toEqual([past.code]);
  expect(stock(0).bowls[0]?.foods.map(({ code }) => code)).toEqual([kibble.code]);
});
