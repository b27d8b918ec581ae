export type Dice = ReturnType<typeof dice>;

export function dice(seed: number | string) {
  let state = (typeof seed === "string" ? numberOf(seed) : seed) * 0x9e3779b9;
  return { below, chance, of };

  /** Mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function below(end: number): number {
    return Math.floor(next() * end);
  }

  function chance(share: number): boolean {
    return next() < share;
  }

  function of<T>(choices: readonly T[]): T {
    const choice = choices[below(choices.length)];
    if (choice === undefined) throw new Error("nothing to choose from");
    return choice;
  }
}

const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
