import { expect, test } from "vitest";
import { uprightOf } from "./upright.ts";

function corners(orientation: Parameters<typeof uprightOf>[1]) {
  const { width, height, matrix } = uprightOf({ width: 400, height: 300 }, orientation, 0.5);
  const [a, b, c, d, e, f] = matrix;
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f].map((place) => place + 0);
  return { size: [width, height], first: at(0, 0), second: at(400, 0) };
}

// EXIF 2.32, 4.6.4 A: which edge of the scene the first row and the first column hold.
test.each([
  [1, [200, 150], [0, 0], [200, 0]],
  [2, [200, 150], [200, 0], [0, 0]],
  [3, [200, 150], [200, 150], [0, 150]],
  [4, [200, 150], [0, 150], [200, 150]],
  [5, [150, 200], [0, 0], [0, 200]],
  [6, [150, 200], [150, 0], [150, 200]],
  [7, [150, 200], [150, 200], [150, 0]],
  [8, [150, 200], [0, 200], [0, 0]],
] as const)("a picture of orientation %d is drawn upright", (orientation, size, first, second) => {
  expect(corners(orientation)).toEqual({ size, first, second });
});
