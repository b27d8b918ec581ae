import { expect, test } from "vitest";
import { parseTransformation } from "./transformation.ts";

test("width, quality, blur and format are read in any order", () => {
  expect(parseTransformation("f-webp,bl-4,q-20,w-80")).toEqual({
    width: 80,
    quality: 20,
    blur: 4,
    format: "webp",
  });
});

test("missing parts have defaults: the format follows the Accept header", () => {
  expect(parseTransformation("w-480")).toEqual({ width: 480, quality: 75, blur: 0, format: "auto" });
});

test("a height sets the shape, and a colour the ground", () => {
  expect(parseTransformation("w-1200,h-630,cm-pad_resize,bg-FBF6EE,f-jpg")).toEqual({
    width: 1200,
    height: 630,
    ground: "FBF6EE",
    quality: 75,
    blur: 0,
    format: "jpeg",
  });
});

test.each([
  ["w-1", 80],
  ["w-300", 320],
  ["w-320", 320],
  ["w-321", 480],
  ["w-9999", 1600],
])("%s is %i wide", (tr, width) => {
  expect(parseTransformation(tr)?.width).toBe(width);
});

test.each([
  "",
  "w-",
  "w-0",
  "w--80",
  "w-80,",
  "w-99999",
  "w-1e3",
  "w-auto",
  "q-0",
  "q-101",
  "bl-200",
  "f-gif",
  "f-constructor",
  "f-valueOf",
  "h-0",
  "cm-extract",
  "bg-cream",
  "w-80;q-20",
])("%j is not understood", (tr) => {
  expect(parseTransformation(tr)).toBeUndefined();
});
