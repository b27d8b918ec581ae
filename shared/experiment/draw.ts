import { fnv1a } from "../hash.ts";
import type { TestDefinition } from "../marketing/test-definition.ts";
import { type ExperimentName, experiments, type SegmentOf } from "./experiments.ts";

/** Deterministic by visitor id and test. */
export function drawSegment<Name extends ExperimentName>(
  id: string,
  test: Name,
  { segments }: TestDefinition,
): SegmentOf<Name> | undefined {
  const known = segments.flatMap(({ name, weight }) => {
    const segment = segmentNamed(test, name);
    return segment && weight > 0 ? [{ segment, weight }] : [];
  });
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  const at = spread(fnv1a(`${test}:${id}`)) * total;
  let end = 0;
  return known.find(({ weight }) => {
    end += weight;
    return at < end;
  })?.segment;
}

export function segmentNamed<Name extends ExperimentName>(test: Name, name: string | undefined) {
  const segments: readonly SegmentOf<Name>[] = experiments[test];
  return segments.find((segment) => segment === name);
}

/** FNV-1a is uneven for ids that differ only at the end, hence murmur3's finalizer. */
function spread(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
