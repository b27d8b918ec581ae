import { drawSegment } from "../../shared/experiment/draw.ts";
import {
  type Drawn,
  type ExperimentName,
  experiments,
  type SegmentOf,
} from "../../shared/experiment/experiments.ts";
import type { AbTest } from "../../shared/tracking/page-tracking.ts";
import type { AppContext, Services } from "../context.ts";
import { isVisit } from "../session/visitor/visit.ts";
import { experimentVisitor, keepVisitor } from "./visitor.ts";

/** The control for crawlers, without consent, or if the test is off. A drawn segment never changes. */
export async function segmentFor<Name extends ExperimentName>(
  c: AppContext,
  test: Name,
): Promise<Drawn<Name>> {
  const [control] = experiments[test];
  const visitor = experimentVisitor(c);
  const definition = visitor && (await runningTests(c.var)).find(({ name }) => name === test);
  if (!visitor || !definition) return { segment: control, mark: undefined };
  const known = visitor.segments.get(test) as SegmentOf<Name> | undefined;
  const segment = known ?? drawSegment(visitor.id, test, definition);
  // Two parallel prefetches would create two ids.
  if (!segment || (visitor.isNew && !isVisit(c))) return { segment: control, mark: undefined };
  if (!known) {
    visitor.segments.set(test, segment);
    keepVisitor(c, visitor);
  }
  return { segment, mark: `${test}:${segment}` };
}

export async function testsOf(c: AppContext): Promise<AbTest[]> {
  const visitor = experimentVisitor(c);
  if (!visitor) return [];
  const running = (await runningTests(c.var)).map(({ name }) => name);
  return [...visitor.segments].flatMap(([name, segment]) =>
    running.includes(name) ? [{ name, segment }] : [],
  );
}

const runningTests = ({ marketing }: Services<"marketing">) => marketing.tests();
