/**
 * Segments of each test, the control first. The marketing service decides whether a test runs and with which
 * weights.
 */
export const experiments = {
  "guide-link": ["control", "minute"],
} as const;

export type ExperimentName = keyof typeof experiments;
export type SegmentOf<Name extends ExperimentName> = (typeof experiments)[Name][number];

export interface Drawn<Name extends ExperimentName> {
  segment: SegmentOf<Name>;
  /** Value of `data-experiment`; undefined if the visitor takes no part. */
  mark: string | undefined;
}
