import { expect, test, vi } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

test("what was set longest ago is forgotten first", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1).set("b", 2).set("a", 3).set("c", 4);
  expect([...map]).toEqual([
    ["a", 3],
    ["c", 4],
  ]);
});

test("what is remembered is made once, until it is forgotten", () => {
  const map = new BoundedMap<string, number>(1);
  const make = vi.fn(() => 1);
  expect([map.remember("a", make), map.remember("a", make)]).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
  map.set("b", 2);
  map.remember("a", make);
  expect(make).toHaveBeenCalledTimes(2);
});
