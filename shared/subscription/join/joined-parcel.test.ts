import { expect, test } from "vitest";
import { type JoinableSubscription, joinedParcel } from "./joined-parcel.ts";

const one: JoinableSubscription = {
  ...{ id: 1, interval: 31, goods: 3000, grams: 2000, fees: 490, way: "home", canEnd: true },
};

/** 4,90 € below 49 €; nothing is known above 30 kg. */
const feesOf = (_: string, { goods, grams }: { goods: number; grams: number }) =>
  grams <= 30_000 ? (goods < 4900 ? 490 : 0) : undefined;

test("the goods of the longer interval join the parcel of the shorter one, if that costs fewer fees", () => {
  expect(joinedParcel([{ ...one, id: 2, interval: 62 }, one], feesOf)).toEqual({
    ...{ into: 1, ended: 2, apart: 980, together: 0 },
  });
});

test("of several pairs the one that saves most is proposed", () => {
  const free = { ...one, id: 3, goods: 9000, fees: 0 };
  expect(joinedParcel([{ ...free, id: 4 }, free, one, { ...one, id: 2 }], feesOf)).toMatchObject({
    apart: 980,
  });
});

test.each<[string, Partial<JoinableSubscription>]>([
  ["another place", { way: "relay" }],
  ["a contract that may not end yet", { interval: 62, canEnd: false }],
  ["a parcel of unknown fees", { grams: 29_000 }],
  ["unknown goods", { goods: Number.NaN, grams: Number.NaN }],
])("%s: nothing is proposed", (_, other) => {
  expect(
    joinedParcel(
      [
        { ...one, canEnd: false },
        { ...one, id: 2, ...other },
      ],
      feesOf,
    ),
  ).toBeNull();
});

test("parcels that are free already stay as they are", () => {
  const free = { ...one, goods: 9000, fees: 0 };
  expect(joinedParcel([free, { ...free, id: 2 }], feesOf)).toBeNull();
});
