import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import {
  type CarouselShape,
  type CarouselState,
  endsOf,
  firstState,
  movedCarousel,
  stopBefore,
  stopsOf,
  swipeOf,
} from "./carousel-state.ts";

const moveLock = 1000;

const shape = { totalSlides: 6, itemsPerSlide: 2, itemsToScroll: 2, infinite: true };

function play(own: CarouselShape, ...ways: ("next" | "previous" | number)[]): number[] {
  let state: CarouselState = firstState;
  return ways.map((to, turn) => {
    state = movedCarousel(own, state, { to, at: turn * moveLock });
    return state.index;
  });
}

test("it moves by so many slides and shows the last ones whole", () => {
  expect(play(shape, "next", "next", "next")).toEqual([2, 4, 0]);
  const odd = { ...shape, totalSlides: 5 };
  expect(stopsOf(odd)).toEqual([0, 2, 3]);
  expect(play(odd, "next", "next", "previous", "previous")).toEqual([2, 3, 2, 0]);
});

test("it wraps where it is infinite; else the ends are ends", () => {
  expect(play(shape, "previous")).toEqual([4]);
  expect(endsOf(shape, 0)).toEqual({ atStart: false, atEnd: false });
  const finite = { ...shape, infinite: false };
  expect(play(finite, "previous", "next", "next", "next")).toEqual([0, 2, 4, 4]);
  expect(endsOf(finite, 0)).toEqual({ atStart: true, atEnd: false });
  expect(endsOf(finite, 4)).toEqual({ atStart: false, atEnd: true });
});

test("for a second after a move no other is taken", () => {
  const first = movedCarousel(shape, firstState, { to: "next", at: 5000 });
  expect(movedCarousel(shape, first, { to: "next", at: 5999 })).toBe(first);
  expect(movedCarousel(shape, first, { to: 0, at: 5999 })).toBe(first);
  expect(movedCarousel(shape, first, { to: "next", at: 6000 }).index).toBe(4);
});

test("a move that leads nowhere locks nothing", () => {
  const single = { ...shape, totalSlides: 1, itemsPerSlide: 1 };
  expect(movedCarousel(single, firstState, { to: "next", at: 5000 })).toBe(firstState);
});

test.each([
  [-50, 1024, "next"],
  [50, 390, "previous"],
  [-49, 390, undefined],
  [49, 390, undefined],
  [-300, 1025, undefined],
])("a finger that travels %i px on a screen of %i px leads to %s", (distance, width, way) => {
  expect(swipeOf(distance, width)).toBe(way);
});

test("whatever is done, the view is full, the place is a stop, and every slide can be reached", () => {
  const shapes = fc.record({
    totalSlides: fc.integer({ min: 1, max: 20 }),
    itemsPerSlide: fc.integer({ min: 1, max: 4 }),
    itemsToScroll: fc.integer({ min: 1, max: 4 }),
    infinite: fc.boolean(),
  });
  const ways = fc.array(
    fc.record({
      to: fc.oneof(fc.constantFrom("next", "previous"), fc.integer({ min: -5, max: 25 })),
      wait: fc.integer({ min: 0, max: 2000 }),
    }),
  );
  assertProperty(
    fc.property(shapes, ways, (own, moves) => {
      const stops = stopsOf(own);
      let [state, at] = [firstState, 0];
      for (const { to, wait } of moves) {
        at += wait;
        const next = movedCarousel(own, state, { to: to as "next" | "previous" | number, at });
        if (next !== state) expect(at - state.movedAt).toBeGreaterThanOrEqual(moveLock);
        state = next;
        expect(stops).toContain(state.index);
        expect(state.index + own.itemsPerSlide).toBeLessThanOrEqual(
          Math.max(own.totalSlides, own.itemsPerSlide),
        );
      }
      const seen = play(own, ...stops.map(() => "next" as const), ...stops.map(() => "previous" as const));
      expect(new Set([0, ...seen])).toEqual(new Set(stops));
      expect(stopBefore(own, own.totalSlides)).toBe(stops.at(-1));
    }),
  );
});
