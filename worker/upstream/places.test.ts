import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

test("when all places are taken there is none, until one is freed", () => {
  const places = createPlaces(2);
  const first = places.take(1000);
  expect(places.take(1000)).toBeDefined();
  expect(places.take(1000)).toBeUndefined();
  first?.free();
  expect(places.take(1000)).toBeDefined();
  expect(places.take(1000)).toBeUndefined();
});

test("a place that nobody frees is free again after its call's longest time", () => {
  let now = 0;
  const places = createPlaces(1, () => now);
  places.take(6000);
  now = 7000;
  expect(places.take(6000)).toBeUndefined();
  now = 8001;
  expect(places.take(6000)).toBeDefined();
});
