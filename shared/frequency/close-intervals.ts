const farthest = 1.5;

/** Days. Goods of a much longer interval would come, and be paid, several times as often in a common parcel. */
export const areClose = (intervals: readonly number[]): boolean =>
  Math.max(...intervals) <= farthest * Math.min(...intervals);
