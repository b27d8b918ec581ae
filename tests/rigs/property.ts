import fc from "fast-check";
import { inject, TestRunner } from "vitest";
import type { Exploration } from "./exploration.ts";

declare module "vitest" {
  export interface ProvidedContext {
    exploration: Exploration | null;
  }
  interface TaskMeta {
    explored?: { runs: number; steps: number };
  }
}

interface Extent {
  numRuns?: number;
  /** A run takes seconds, so only `npm run explore` shrinks its counterexample. */
  isSlow?: boolean;
}

const gateSeed = 26;

const longestShrink = 120_000;

const exploration = inject("exploration");

/** Milliseconds: far more than a busy machine needs. */
export const slowTestTimeout = exploration ? 24 * 3_600_000 : 600_000;

/** Milliseconds. A request leaves timeouts for seconds, and workerd allows 10,000 of them at a time. */
const restOfExploration = 2000;

// The real time, because some properties run under fake timers.
const now = performance.now.bind(performance);
const wait = globalThis.setTimeout;

/** The only way to run a property: the gate always uses the same inputs, `npm run explore` new ones. */
export function assertProperty<T>(property: fc.IProperty<T>, extent?: Extent): void;
export function assertProperty<T>(property: fc.IAsyncProperty<T>, extent?: Extent): Promise<void>;
export function assertProperty<T>(
  property: fc.IProperty<T> | fc.IAsyncProperty<T>,
  extent: Extent = {},
): void | Promise<void> {
  if (isAsync(property)) return assertEach(property, extent);
  for (const parameters of rounds<T>(extent)) fc.assert(property, parameters);
}

async function assertEach<T>(property: fc.IAsyncProperty<T>, extent: Extent): Promise<void> {
  for (const parameters of rounds<T>(extent)) {
    await fc.assert(property, parameters);
    if (exploration && extent.isSlow) await new Promise((goOn) => wait(goOn, restOfExploration));
  }
}

function* rounds<T>({ numRuns = 100, isSlow = false }: Extent): Generator<fc.Parameters<T>, void> {
  if (!exploration) return yield { seed: gateSeed, numRuns, endOnFailure: isSlow };
  const { path, time = 0 } = exploration;
  const end = now() + time;
  let { seed } = exploration;
  do {
    yield {
      seed,
      numRuns,
      includeErrorInReport: true,
      ...(path && { path }),
      ...(isSlow && { interruptAfterTimeLimit: time + longestShrink }),
    };
    count({ runs: path ? 1 : numRuns });
    seed += 1;
  } while (now() < end);
}

const isAsync = <T>(property: fc.IProperty<T> | fc.IAsyncProperty<T>): property is fc.IAsyncProperty<T> =>
  property.isAsync();

export function count({ runs = 0, steps = 0 }: { runs?: number; steps?: number }): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const { explored = { runs: 0, steps: 0 } } = test.meta;
  test.meta.explored = { runs: explored.runs + runs, steps: explored.steps + steps };
}
