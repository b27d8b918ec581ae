/** Set by `npm run explore`; the gate has none. */
export interface Exploration {
  /** New inputs come from this seed and those after it. */
  seed: number;
  /** fast-check's path to one counterexample of `seed`, which is then the only input. */
  path?: string | undefined;
  /** Milliseconds for each property; without them `seed` runs once. */
  time?: number | undefined;
}
