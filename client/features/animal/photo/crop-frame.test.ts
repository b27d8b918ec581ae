import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../../tests/rigs/property.ts";
import {
  type Frame,
  firstFrame,
  frameForKey,
  largestZoom,
  movedFrame,
  type Size,
  zoomed,
  zoomOf,
} from "./crop-frame.ts";

const wide = { width: 2400, height: 1800 };

test("the first frame is the largest square, in the middle", () => {
  expect(firstFrame(wide)).toEqual({ x: 1200, y: 900, side: 1800 });
  expect(firstFrame({ width: 900, height: 1600 })).toEqual({ x: 450, y: 800, side: 900 });
});

test("zoom keeps the centre, and stops where the picture would look coarse", () => {
  const twice = zoomed(firstFrame(wide), wide, 2);
  expect(twice).toEqual({ x: 1200, y: 900, side: 900 });
  expect(zoomOf(zoomed(twice, wide, 99), wide)).toBe(4);
  expect(zoomOf(zoomed(twice, wide, 0), wide)).toBe(1);
  expect(largestZoom({ width: 480, height: 900 })).toBe(2);
  expect(largestZoom({ width: 100, height: 100 })).toBe(1);
});

test("a frame stops at the edge of the picture", () => {
  expect(movedFrame(firstFrame(wide), wide, 1, 1)).toEqual({ x: 1500, y: 900, side: 1800 });
  expect(movedFrame(firstFrame(wide), wide, -9, 0)).toEqual({ x: 900, y: 900, side: 1800 });
});

test("arrows move, with the shift key further; plus and minus zoom; other keys are left alone", () => {
  const frame = zoomed(firstFrame(wide), wide, 2);
  expect(frameForKey("ArrowRight", false, frame, wide)).toEqual({ ...frame, x: 1245 });
  expect(frameForKey("ArrowUp", true, frame, wide)).toEqual({ ...frame, y: 675 });
  expect(zoomOf(frameForKey("+", false, frame, wide) ?? frame, wide)).toBeCloseTo(2.1);
  expect(zoomOf(frameForKey("-", false, frame, wide) ?? frame, wide)).toBeCloseTo(1.9);
  expect(frameForKey("Tab", false, frame, wide)).toBeUndefined();
});

test("whatever is pressed, the frame lies within the picture", () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  });
  const keys = fc.array(fc.constantFrom("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "+", "-"), {
    maxLength: 60,
  });
  assertProperty(
    fc.property(size, keys, fc.boolean(), (picture: Size, pressed, isLarge) => {
      let frame: Frame = firstFrame(picture);
      for (const key of pressed) frame = frameForKey(key, isLarge, frame, picture) ?? frame;
      const half = frame.side / 2 - 1e-6;
      expect(frame.x - half).toBeGreaterThanOrEqual(0);
      expect(frame.y - half).toBeGreaterThanOrEqual(0);
      expect(frame.x + half).toBeLessThanOrEqual(picture.width);
      expect(frame.y + half).toBeLessThanOrEqual(picture.height);
    }),
  );
});
