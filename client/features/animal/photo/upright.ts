import type { Orientation } from "../../../../shared/animal/photo/jpeg.ts";
import type { Size } from "./crop-frame.ts";

type Matrix = readonly [number, number, number, number, number, number];

export interface Upright extends Size {
  matrix: Matrix;
}

export function uprightOf({ width, height }: Size, orientation: Orientation, scale: number): Upright {
  const isTurned = orientation >= 5;
  const [w, h] = [width * scale, height * scale];
  const [a, b, c, d, e, f] = turns[orientation];
  return {
    width: Math.round(isTurned ? h : w),
    height: Math.round(isTurned ? w : h),
    matrix: [a * scale, b * scale, c * scale, d * scale, e * (isTurned ? h : w), f * (isTurned ? w : h)],
  };
}

/** The translations `e` and `f` are fractions of the upright picture's size. */
const turns: Readonly<Record<Orientation, Matrix>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
};
