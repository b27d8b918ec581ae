import { fnv1a } from "../../../../shared/hash.ts";

/** Seeded: every seeding of the database gives the same reviews. */
export interface Dice {
  roll(): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  between(least: number, most: number): number;
  chance(share: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

export function diceFor(seed: string): Dice {
  let state = fnv1a(seed);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    roll,
    pick: (from) => {
      const found = from[Math.floor(roll() * from.length)];
      if (found === undefined) throw new Error("Nothing can be drawn from an empty list.");
      return found;
    },
    between: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    chance: (share) => roll() < share,
    shuffle: (list) =>
      list
        .map((value) => ({ value, key: roll() }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ value }) => value),
  };
}
