import { expect, test } from "vitest";
import { type JoinableSubscription, joinedParcel } from "./joined-parcel.ts";

const lineOf = (variant: string, total = 3000) => ({ lines: [{ variant, total }], goods: total });

const one: JoinableSubscription = {
  ...{ id: 1, interval: 31, grams: 2000, fees: 490, way: "home", canEnd: true },
  ...lineOf("a"),
};
const two = { ...one, id: 2, ...lineOf("b") };

/** 4,90 € below 49 €; nothing is known above 30 kg. */
const feesOf = (_: string, { goods, grams }: { goods: number; grams: number }) =>
  grams <= 30_000 ? (goods < 4900 ? 490 : 0) : undefined;

test("the goods of the longer interval join the parcel of the shorter one, if that costs fewer fees", () => {
  expect(joinedParcel([{ ...two, interval: 42 }, one], feesOf)).toEqual({
    ...{ into: 1, ended: 2, apart: 980, together: 0 },
  });
});

test("of several pairs the one that saves most is proposed", () => {
  const free = { ...one, id: 3, ...lineOf("c", 9000), fees: 0 };
  expect(joinedParcel([{ ...free, id: 4, ...lineOf("d", 9000) }, free, one, two], feesOf)).toMatchObject({
    apart: 980,
  });
});

test.each<[string, Partial<JoinableSubscription>]>([
  ["another place", { way: "relay" }],
  ["a contract that may not end yet", { interval: 42, canEnd: false }],
  ["a much longer interval", { interval: 62 }],
  ["a parcel of unknown fees", { grams: 29_000 }],
  ["unknown goods", { goods: Number.NaN, grams: Number.NaN }],
])("%s: nothing is proposed", (_, other) => {
  expect(
    joinedParcel(
      [
        { ...one, canEnd: false },
        { ...two, ...other },
      ],
      feesOf,
    ),
  ).toBeNull();
});

test("fees are compared over the same time, since the parcel of the shorter interval comes more often", () => {
  const fees = () => 900;
  expect(
    joinedParcel(
      [
        { ...one, interval: 28 },
        { ...one, id: 2 },
      ],
      fees,
    ),
  ).toMatchObject({ together: 900 });
  expect(
    joinedParcel(
      [
        { ...one, interval: 21 },
        { ...one, id: 2 },
      ],
      fees,
    ),
  ).toBeNull();
});

test("parcels that are free already stay as they are", () => {
  const free = { ...one, ...lineOf("a", 9000), fees: 0 };
  expect(joinedParcel([free, { ...free, id: 2, ...lineOf("b", 9000) }], feesOf)).toBeNull();
});

test("a product in both parcels counts once, because the one may be a copy of the other", () => {
  expect(joinedParcel([one, { ...two, ...lineOf("a") }], feesOf)).toMatchObject({ together: 490 });
});
