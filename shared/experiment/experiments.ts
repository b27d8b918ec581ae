/** The control is first. The marketing service decides whether a test runs, and its weights. */
export const experiments = {
  "guide-link": ["control", "minute"],
} as const;

export type ExperimentName = keyof typeof experiments;
export type SegmentOf<Name extends ExperimentName> = (typeof experiments)[Name][number];

export interface Drawn<Name extends ExperimentName> {
  segment: SegmentOf<Name>;
  mark: string | undefined;
}
