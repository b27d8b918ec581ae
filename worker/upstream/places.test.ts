import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

test("when all places are taken there is none, until one is freed", async () => {
  const places = createPlaces(2);
  const first = await places.take(1000);
  expect(await places.take(1000)).toBeDefined();
  expect(await places.take(1000)).toBeUndefined();
  first?.free();
  expect(await places.take(1000)).toBeDefined();
  expect(await places.take(1000)).toBeUndefined();
});

test("a call gets the place of one whose answer only waits for the thread", async () => {
  const places = createPlaces(1);
  const first = await places.take(1000);
  setTimeout(() => first?.free(), 0);
  expect(await places.take(1000)).toBeDefined();
});

test("a place that nobody frees is free again after its call's longest time", async () => {
  let now = 0;
  const places = createPlaces(1, () => now);
  await places.take(6000);
  now = 7000;
  expect(await places.take(6000)).toBeUndefined();
  now = 8001;
  expect(await places.take(6000)).toBeDefined();
});
