import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty, count, slowTestTimeout } from "../rigs/property.ts";
import { add, cartOf, change, remove, tokenOf } from "./cart-shopper.ts";
import { type Dice, dice } from "./dice.ts";
import { readLog } from "./log-lines.ts";
import { type Operation, operations } from "./operations.ts";
import { type Visitor, visitor } from "./visitor.ts";

const shared = ["11000101", "11000201", "21000101"];

interface Device {
  browser: Visitor;
  own: readonly string[];
  sets: "quantity" | "interval";
}

const weights = { set: 5, add: 3, remove: 1 };

type Step = Operation<keyof typeof weights>;

type Line = { quantity: number; interval: number };

async function play(first: readonly Step[], second: readonly Step[]): Promise<void> {
  readLog();
  const browser = visitor();
  await Promise.all(shared.map((variantCode) => add(browser, { variantCode, quantity: 1 })));
  await cartOf(browser);
  const other = visitor({ cookies: { "__Host-cartToken": tokenOf(browser) ?? "" } });
  const devices: Device[] = [
    { browser, own: ["11000102", "12000101"], sets: "quantity" },
    { browser: other, own: ["11000103", "22000101"], sets: "interval" },
  ];
  const expected = new Map<string, Line>(shared.map((code) => [code, { quantity: 1, interval: 0 }]));
  const burst = 4;
  for (let done = 0; done < Math.max(first.length, second.length); done += burst) {
    const bursts = [first, second].map((steps) => steps.slice(done, done + burst));
    await Promise.all(
      devices.map(async (device, place) => {
        for (const step of bursts[place] ?? []) await take(device, step, expected);
      }),
    );
    const { cart } = await cartOf(browser);
    const lines = cart?.lines.map(
      ({ variantCode, quantity, subscriptionInterval: interval }) =>
        [variantCode, { quantity, interval }] as const,
    );
    expect(new Map(lines)).toEqual(expected);
  }
  count({ steps: first.length + second.length });
}

async function take({ browser, own, sets }: Device, { act, draw }: Step, expected: Map<string, Line>) {
  const random: Dice = dice(draw);
  const code = random.of(act === "set" ? shared : own);
  const line = expected.get(code);
  if (act === "set") {
    const value = sets === "quantity" ? 1 + random.below(6) : random.of([0, 31, 62]);
    const { status } = await change(browser, await idOf(browser, code), { [sets]: value });
    expect(status).toBe(200);
    expected.set(code, { ...(expected.get(code) ?? { quantity: 0, interval: 0 }), [sets]: value });
  } else if (act === "add") {
    const quantity = 1 + random.below(3);
    if ((line?.quantity ?? 0) + quantity > 30) return;
    expect((await add(browser, { variantCode: code, quantity })).status).toBe(200);
    expected.set(code, { quantity: (line?.quantity ?? 0) + quantity, interval: 0 });
  } else if (line) {
    expect((await remove(browser, await idOf(browser, code))).status).toBe(200);
    expected.delete(code);
  }
}

async function idOf(browser: Visitor, code: string): Promise<number> {
  const { cart } = await cartOf(browser);
  const id = cart?.lines.find(({ variantCode }) => variantCode === code)?.id;
  if (id === undefined) throw new Error(`${code} is not in the cart`);
  return id;
}

test(
  "two devices of one cart undo nothing of each other, also in the same line",
  () =>
    assertProperty(fc.asyncProperty(operations(weights, 40), operations(weights, 40), play), {
      numRuns: 3,
      isSlow: true,
    }),
  slowTestTimeout,
);
