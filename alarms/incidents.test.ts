import { expect, test } from "vitest";
import type { CountedLine } from "../shared/measure/lines.ts";
import { alarms } from "./alarms.ts";
import type { LineFigures, MinuteFigures } from "./figures.ts";
import type { Health } from "./health.ts";
import { calm, nextMessages } from "./incidents.ts";

const start = Date.UTC(2026, 10, 25, 9) / 60_000;

type Services = NonNullable<Health["services"]>;
interface Minute {
  figures?: MinuteFigures["figures"];
  lastWeek?: MinuteFigures["figures"];
  lines?: Partial<Record<CountedLine, number>>;
  detail?: string;
  services?: Services;
  unreachable?: true;
  noFigures?: true;
  unreadable?: true;
  second?: true;
}

const usual = { requests: 60, documents: 30, ecommerceCalls: 40, ecommerceAsked: 40 };
const ok: Services = Object.fromEntries(
  alarms
    .flatMap(({ rules }) => rules.flatMap((rule) => (rule.is === "down" ? rule.services : [])))
    .map((service) => [service, { status: "ok" }]),
);
const down = (service: string, problem = "no answer"): Services => ({
  [service]: { status: "down", problem },
});

/** Messages of each minute, as `<minute> <kind> <title> [wakes]`. */
function play(minuteOf: (minute: number) => Minute, length: number) {
  const state = calm();
  const known: Minute[] = [];
  const heard: string[] = [];
  const runbooks: string[][] = [];
  for (let now = 1; now <= length; now += 1) {
    known.push(minuteOf(now));
    const { services, unreachable, noFigures, unreadable } = known[now - 1] ?? {};
    const shown = known.map((minute, place) => ({ minute: start + place + 1, ...minute })).slice(-60);
    const rows = (of: "figures" | "lastWeek"): MinuteFigures[] =>
      shown.flatMap(({ minute, second, ...one }) => [
        { minute, version: "v1", figures: one[of] ?? usual },
        ...(second ? [{ minute, version: "v2", figures: usual }] : []),
      ]);
    const lines: LineFigures[] = shown.flatMap(({ minute, lines = {}, detail = "" }) =>
      Object.entries(lines).map(([line, count]) => ({ minute, line: line as CountedLine, detail, count })),
    );
    const health: Health = {
      isReachable: !unreachable,
      services: unreachable || unreadable ? undefined : { ...ok, ...services },
    };
    const figures = noFigures ? undefined : { minutes: rows("figures"), lastWeek: rows("lastWeek"), lines };
    for (const message of nextMessages(alarms, { at: (start + now) * 60_000, health, figures }, state)) {
      heard.push(`${now} ${message.is} ${message.title} [${message.wakes}]`);
      runbooks.push([...message.runbooks]);
    }
  }
  return { heard, runbooks };
}

const during = (from: number, to: number, minute: Minute) => (now: number) =>
  now >= from && now <= to ? minute : {};

test("an alarm has an id and a place of its own; what explains it comes before it", () => {
  const ids = alarms.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const causes = alarms.map(({ cause }) => cause);
  const late = alarms.filter(({ explainedBy = [] }, place) =>
    explainedBy.some((cause) => !causes.slice(0, place).includes(cause)),
  );
  expect(late.map(({ id }) => id)).toEqual([]);
});

test("an outage is one message after three minutes, and one when it has been over for five", () => {
  const { heard } = play(during(10, 20, { services: down("ecommerce") }), 40);
  expect(heard).toEqual(["12 rings Nobody can buy [at once]", "26 over Nobody can buy [at once]"]);
});

test("two minutes of an outage ring nothing, nor does a service that comes back within five minutes ring twice", () => {
  expect(play(during(10, 11, { services: down("ecommerce") }), 30).heard).toEqual([]);
  const flapping = (now: number) =>
    now >= 10 && now <= 30 && now % 7 > 2 ? { services: down("ecommerce") } : {};
  expect(play(flapping, 45).heard).toEqual([
    "12 rings Nobody can buy [at once]",
    "33 over Nobody can buy [at once]",
  ]);
});

test("pages that fail with a service are its alarm, not theirs", () => {
  const outage = {
    services: down("ecommerce", "status 404"),
    figures: { ...usual, failures: 30, ecommerceFailed: 20 },
    lines: { "session not refreshed": 10 },
  } as const;
  const { heard, runbooks } = play(during(10, 25, outage), 50);
  expect(heard).toEqual(["10 rings E-commerce fails [at once]", "39 over E-commerce fails [at once]"]);
  expect(runbooks[0]).toEqual(["api-answers-404", "ecommerce"]);
});

test("an alarm by day becomes urgent with an urgent one of its cause", () => {
  const slow = { figures: { ...usual, ecommerceSlow: 20 } };
  const { heard } = play((now) => (now < 10 ? {} : now < 20 ? slow : { services: down("ecommerce") }), 24);
  expect(heard).toEqual(["11 rings E-commerce is slow [by day]", "22 worse Nobody can buy [at once]"]);
});

test("an alarm that rang first becomes a part of what explains it", () => {
  const failing = { figures: { ...usual, failures: 30 } };
  const { heard } = play(
    (now) => (now < 10 ? {} : now < 14 ? failing : { ...failing, services: down("ecommerce") }),
    18,
  );
  expect(heard).toEqual([
    "10 rings Pages fail [at once]",
    "16 rings Nobody can buy [at once]",
    "16 part Pages fail [at once]",
  ]);
});

test("an alarm at once stays one of its own beside what explains it by day, and a part of what then wakes somebody", () => {
  const failing = { figures: { ...usual, failures: 30 } };
  const withSearch = play((now) => (now < 3 ? failing : { ...failing, services: down("search") }), 30);
  expect(withSearch.heard).toEqual(["2 rings Pages fail [at once]", "12 rings Search is down [by day]"]);
  const slow = { figures: { ...usual, failures: 30, ecommerceSlow: 20 } };
  const { heard } = play(
    (now) => (now < 10 ? failing : now < 20 ? slow : { ...slow, services: down("ecommerce") }),
    30,
  );
  expect(heard).toEqual([
    "2 rings Pages fail [at once]",
    "11 rings E-commerce is slow [by day]",
    "22 worse Nobody can buy [at once]",
    "22 part Pages fail [at once]",
  ]);
});

test.each<[string, Minute, number, string]>([
  ["no answer of the shop", { unreachable: true }, 2, "The shop does not answer [at once]"],
  [
    "a token that has expired",
    { services: down("content", "status 401") },
    3,
    "The content system refuses the token [at once]",
  ],
  [
    "an API without its calls",
    { services: down("content", "no such call") },
    3,
    "The content system lacks its calls [at once]",
  ],
  [
    "content that is down",
    { services: down("content", "status 500") },
    10,
    "Content is not renewed [by day]",
  ],
  ["pages that fail", { figures: { ...usual, failures: 6 } }, 2, "Pages fail [at once]"],
  [
    "a tag that breaks pages",
    { figures: { ...usual, scriptErrors: 10 } },
    4,
    "Scripts of pages fail [at once]",
  ],
  ["orders that nobody pays", { figures: { ...usual, orders: 1 } }, 8, "Nobody pays [at once]"],
  ["nobody who orders", { lastWeek: { ...usual, orders: 1 } }, 12, "Nobody orders [at once]"],
  [
    "a category whose products are hidden",
    { lines: { "category without products": 1 } },
    5,
    "No product of a category is shown [at once]",
  ],
  ["an emptied category", { lines: { "content emptied": 1 } }, 1, "A publish is kept back [by day]"],
  [
    "a daily build that fails",
    { lines: { "redirect rules not built": 1 } },
    1,
    "Redirect rules are not built [by day]",
  ],
  ["a webhook with another secret", { lines: { "publish refused": 1 } }, 3, "Publishes are refused [by day]"],
  [
    "another provider that is down",
    { services: down("identity") },
    5,
    "Nobody signs in with the other provider [by day]",
  ],
  [
    "a carrier behind one address",
    { lines: { "too often": 4 }, detail: "NEW_CART_LIMIT" },
    8,
    "A network reaches the limits of shopping [by day]",
  ],
  ["a crowd", { figures: { ...usual, requests: 400 } }, 3, "A crowd, or an attack [at once]"],
  [
    "pictures that are missing",
    { services: down("pictures", "status 403") },
    3,
    "Pictures are missing [at once]",
  ],
  ["two versions for three hours", { second: true }, 180, "A canary was forgotten [by day]"],
  ["no figures", { noFigures: true }, 5, "The alarms are blind [by day]"],
  ["health that cannot be read", { unreadable: true }, 5, "The alarms are blind [by day]"],
])("%s rings", (_, minute, when, told) => {
  expect(play(() => minute, when).heard).toEqual([`${when} rings ${told}`]);
});

test("without figures or health nothing is over, and nothing rings", () => {
  const { heard } = play(
    (now) => (now <= 3 ? { services: down("search") } : { unreadable: true, noFigures: true }),
    8,
  );
  expect(heard).toEqual(["8 rings The alarms are blind [by day]"]);
});

test("no day with the usual faults rings anything", () => {
  const random = mulberry(7);
  const chance = (mean: number) => {
    let count = 0;
    for (let left = Math.exp(-mean), product = random(); product > left; product *= random()) count += 1;
    return count;
  };
  const figuresAt = (hour: number): MinuteFigures["figures"] => {
    const crowd = 4 + 26 * Math.sin((Math.PI * ((hour + 18) % 24)) / 24) ** 2;
    const requests = chance(crowd);
    return {
      ...{
        requests,
        documents: chance(crowd / 2),
        failures: chance(crowd / 500),
        scriptErrors: chance(crowd / 200),
      },
      ...{ ecommerceCalls: requests, ecommerceAsked: requests, ecommerceSlow: chance(crowd / 100) },
      ...{
        ecommerceFailed: chance(crowd / 500),
        orders: chance(crowd / 60),
        confirmations: chance(crowd / 70),
      },
    };
  };
  const day = (now: number): Minute => ({
    figures: figuresAt(now / 60),
    lastWeek: figuresAt(now / 60),
    lines: { "too often": chance(0.3), " left out": chance(0.2), "session not refreshed": chance(0.1) },
    detail: "SEARCH_LIMIT",
    ...(random() < 0.01 && { services: down("ecommerce") }),
    ...(random() < 0.002 && { unreachable: true }),
    ...(random() < 0.01 && { noFigures: true }),
  });
  expect(play(day, 24 * 60).heard).toEqual([]);
});

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
