import { expect, test } from "vitest";
import { dice } from "../../tests/requests/dice.ts";
import { evidenceOfHarm, falseAlarms, judge, type Seen } from "./judge.ts";

const version = (figures: Partial<Seen>): Seen => ({
  requests: 0,
  failures: 0,
  byRoute: {},
  pageViews: 0,
  scriptErrors: 0,
  vitals: {},
  visits: 0,
  orders: 0,
  slow: {},
  refused: {},
  interval: 1,
  ...figures,
});

const worst = (before: Partial<Seen>, after: Partial<Seen>) => judge(version(before), version(after))[0];

test("a version that fails where the old one does not is found after six failures at 5 %", () => {
  const after = { requests: 100, failures: 3, byRoute: { product: { requests: 30, failures: 3 } } };
  const before = { requests: 1900, byRoute: { product: { requests: 570, failures: 0 } } };
  expect(worst(before, after)?.isWorse).toBe(false);
  const six = { requests: 170, failures: 6, byRoute: { product: { requests: 50, failures: 6 } } };
  expect(worst({ ...before, requests: 3230 }, six)).toMatchObject({ isWorse: true });
});

test("an outage behind both versions takes nobody back", () => {
  const both = judge(version({ requests: 9500, failures: 4750 }), version({ requests: 500, failures: 250 }));
  expect(both.filter(({ isWorse }) => isWorse)).toEqual([]);
});

test("a route that breaks is found although all others are fine", () => {
  const before = {
    requests: 19_000,
    failures: 19,
    byRoute: { "product-product": { requests: 3000, failures: 3 } },
  };
  const after = {
    requests: 1000,
    failures: 13,
    byRoute: { "product-product": { requests: 160, failures: 12 } },
  };
  expect(worst(before, after)).toMatchObject({ measure: "failed answers of product-product", isWorse: true });
});

test("slower views, more errors of scripts and fewer orders are each found", () => {
  expect(
    worst({ slow: { LCP: { slow: 1000, measured: 4000 } } }, { slow: { LCP: { slow: 120, measured: 200 } } }),
  ).toMatchObject({ measure: "slow LCP", isWorse: true });
  expect(worst({ pageViews: 4000, scriptErrors: 8 }, { pageViews: 200, scriptErrors: 12 })).toMatchObject({
    measure: "script errors",
    isWorse: true,
  });
  expect(worst({ visits: 2000, orders: 80 }, { visits: 2000, orders: 20 })).toMatchObject({
    measure: "visits without their order",
    isWorse: true,
  });
  expect(worst({ visits: 2000, orders: 80 }, { visits: 2000, orders: 160 })?.isWorse).toBe(false);
});

test("a release that answers 404 on products or 403 on carts is found; what visitors are refused by both is not", () => {
  const product = "produits-product-format";
  const old = {
    ...{
      requests: 3800,
      byRoute: {
        [product]: { requests: 3000, failures: 0 },
        "/api/cart/items": { requests: 800, failures: 0 },
      },
    },
    refused: { [product]: 30, "/api/cart/items": 80 },
  };
  const young = (own: Record<string, number>) => ({
    ...{
      requests: 200,
      byRoute: {
        [product]: { requests: 160, failures: 0 },
        "/api/cart/items": { requests: 40, failures: 0 },
      },
    },
    refused: { [product]: 2, "/api/cart/items": 4, ...own },
  });
  expect(worst(old, young({}))?.isWorse).toBe(false);
  expect(worst(old, young({ [product]: 40 }))).toMatchObject({
    ...{ measure: `refused answers (4xx) of ${product}`, isWorse: true },
  });
  expect(worst(old, young({ "/api/cart/items": 40 }))).toMatchObject({
    ...{ measure: "refused answers (4xx) of /api/cart/items", isWorse: true },
  });
});

test("a stored point is one event, however many it stands for", () => {
  const before = { requests: 190_000, interval: 100 };
  expect(worst(before, { requests: 10_000, failures: 100, interval: 100 })?.isWorse).toBe(false);
  expect(worst(before, { requests: 10_000, failures: 700, interval: 100 })).toMatchObject({
    ...{ isWorse: true, after: { events: 700, of: 10_000 } },
  });
  expect(
    worst(
      { requests: 190_000, failures: 1900, interval: 10 },
      { requests: 10_000, failures: 100, interval: 1 },
    )?.isWorse,
  ).toBe(false);
});

test("who looks at sampled points takes a good version back in one release of a hundred at most", () => {
  const { chance } = dice(17);
  const bound = (400 * 4) / falseAlarms;
  const alarms = Array.from({ length: 300 }, () => {
    const rates = { before: { events: 0, of: 0, interval: 40 }, after: { events: 0, of: 0, interval: 5 } };
    for (let request = 1; request <= 5000; request += 1) {
      const rate = chance(0.05) ? rates.after : rates.before;
      if (!chance(1 / rate.interval)) continue;
      rate.of += rate.interval;
      if (chance(0.05)) rate.events += rate.interval;
      if (evidenceOfHarm(rates.before, rates.after, 1.05) >= bound) return true;
    }
    return false;
  }).filter(Boolean).length;
  expect(alarms).toBeLessThanOrEqual(3);
});

test("without anything measured nothing is said against a version", () => {
  expect(judge(version({}), version({})).map(({ evidence }) => evidence)).toEqual([1, 1, 1]);
  expect(evidenceOfHarm({ events: 0, of: 0 }, { events: 9, of: 9 })).toBe(1);
});

test("who looks after every request takes a good version back in one release of a hundred at most", () => {
  const { chance } = dice(11);
  const bound = (400 * 4) / falseAlarms;
  const alarms = Array.from({ length: 300 }, () => {
    const [before, after] = [
      { events: 0, of: 0 },
      { events: 0, of: 0 },
    ];
    for (let request = 1; request <= 5000; request += 1) {
      const rate = chance(0.05) ? after : before;
      rate.of += 1;
      if (!chance(0.01)) continue;
      rate.events += 1;
      if (evidenceOfHarm(before, after, 1.05) >= bound) return true;
    }
    return false;
  }).filter(Boolean).length;
  expect(alarms).toBeLessThanOrEqual(3);
});

test("who looks after every view finds a fault in one answer of twenty before 400 requests of the new version", () => {
  const { chance } = dice(5);
  const bound = (400 * 4) / falseAlarms;
  const needed = Array.from({ length: 100 }, () => {
    const [before, after] = [
      { events: 0, of: 0 },
      { events: 0, of: 0 },
    ];
    while (after.of < 1000) {
      const isNew = chance(0.05);
      const rate = isNew ? after : before;
      rate.of += 1;
      if (chance(isNew ? 0.05 : 0.001)) rate.events += 1;
      if (evidenceOfHarm(before, after, 1.05) >= bound) break;
    }
    return after.of;
  }).toSorted((one, other) => one - other);
  expect(needed[90]).toBeLessThan(400);
});
