import { expect, test } from "vitest";
import { alignedParcels } from "./aligned-parcels.ts";

const line = (id: number, subscriptionInterval: number, unitPrice: number | null = 3000) => ({
  ...{ id, subscriptionInterval, unitPrice, quantity: 1, weight: 2000 },
});

/** 4,90 € below 49 €; nothing is known above 30 kg. */
const feesOf = ({ goods, grams }: { goods: number; grams: number }) =>
  grams <= 30_000 ? (goods < 4900 ? 490 : 0) : undefined;

test("parcels at two intervals cost less as one, at the shorter of them", () => {
  expect(alignedParcels([line(1, 42), line(2, 31), line(3, 0)], feesOf)).toEqual({
    ...{ interval: 31, parcels: 2, apart: 980, together: 0, moved: [1] },
  });
});

test("one parcel too small for free delivery still saves the fees of the other", () => {
  expect(alignedParcels([line(1, 31, 1000), line(2, 42, 1000)], feesOf)).toMatchObject({
    ...{ apart: 980, together: 490 },
  });
});

test("fees are compared over the same time, since the parcel of the shorter interval comes more often", () => {
  const fees = (parcel: { goods: number }) => (parcel.goods > 5000 ? 900 : 490);
  expect(alignedParcels([line(1, 28), line(2, 31)], fees)).toMatchObject({ apart: 980, together: 900 });
  expect(alignedParcels([line(1, 21), line(2, 31)], fees)).toBeNull();
});

test.each([
  ["one interval", [line(1, 31), line(2, 31)]],
  ["one-off lines", [line(1, 31), line(2, 0)]],
  ["a much longer interval, whose goods would come twice as often", [line(1, 31), line(2, 62)]],
  ["parcels that are free already", [line(1, 31, 5000), line(2, 42, 5000)]],
  ["an unknown price", [line(1, 31), line(2, 42, null)]],
  ["an unknown weight", [line(1, 31), { ...line(2, 42), weight: undefined }]],
  ["a parcel of unknown fees", [line(1, 31), { ...line(2, 42), weight: 29_000 }]],
])("%s: nothing is proposed", (_, lines) => {
  expect(alignedParcels(lines, feesOf)).toBeNull();
});
