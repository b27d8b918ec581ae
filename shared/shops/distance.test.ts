import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import {
  distanceBetween,
  formatDistance,
  parsePosition,
  splitByDistance,
  writePosition,
} from "./distance.ts";

const paris = { latitude: 48.857, longitude: 2.352 };
const lyon = { latitude: 45.764, longitude: 4.836 };

test("as the crow flies", () => {
  expect(distanceBetween(paris, lyon)).toBeCloseTo(392, -1);
  expect(distanceBetween(paris, paris)).toBe(0);
});

test("beyond 20 km a place is far, unless none is nearer or the distances are unknown", () => {
  const [near, far, unknown] = [{ distance: 20 }, { distance: 20.1 }, { distance: null }];
  expect(splitByDistance([near, far])).toEqual({ near: [near], far: [far] });
  expect(splitByDistance([far, far])).toEqual({ near: [far, far], far: [] });
  expect(splitByDistance([unknown, far])).toEqual({ near: [unknown], far: [far] });
});

test.each([
  [0, "50\u00a0m"],
  [0.42, "400\u00a0m"],
  [0.96, "1\u00a0km"],
  [3.44, "3,4\u00a0km"],
  [9.96, "10\u00a0km"],
  [127.4, "127\u00a0km"],
  [1240, "1\u202f240\u00a0km"],
])("%d km is %s", (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text);
});

test.each([
  undefined,
  "",
  "48.86",
  "48.86,",
  "91,0",
  "0,181",
  "48.86,2.35,1",
  "NaN,NaN",
  "1e1,2",
  "48.86 2.35",
  "<b>,1",
  "999999,1",
])("%j is no position", (text) => {
  expect(parsePosition(text)).toBeUndefined();
});

test("a position is written to about a kilometre, and read again", () => {
  assertProperty(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const read = parsePosition(writePosition({ latitude, longitude }));
        expect(Math.abs((read?.latitude ?? 99) - latitude)).toBeLessThanOrEqual(0.0051);
        expect(Math.abs((read?.longitude ?? 999) - longitude)).toBeLessThanOrEqual(0.0051);
      },
    ),
  );
});
