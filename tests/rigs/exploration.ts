/** Set by `npm run explore`; the gate has none. */
export interface Exploration {
  seed: number;
  path?: string | undefined;
  time?: number | undefined;
}
