/**
 * Tests that the code knows, each with its segments, the control first. Whether one runs, and with which weights, the
 * marketing service says (action `abtest`, spec 7).
 */
export const experiments = {
  /** How a product's page leads to the food guide. */
  "guide-link": ["control", "minute"],
} as const;

export type ExperimentName = keyof typeof experiments;
export type SegmentOf<Name extends ExperimentName> = (typeof experiments)[Name][number];

/** What a visitor is shown of a test. */
export interface Drawn<Name extends ExperimentName> {
  segment: SegmentOf<Name>;
  /** For `data-experiment` where the difference stands; undefined of a visitor who takes no part. */
  mark: string | undefined;
}
