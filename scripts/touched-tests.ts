import { graphOf, type Sources, stepsTo } from "./import-graph.ts";

export interface TouchedTests {
  units: string[];
  requests: string[];
  journeys: string[];
}

/** Parts of paths that name no subject. */
const unnamed = new Set([
  "ts",
  "tsx",
  "css",
  "module",
  "test",
  "index",
  "tests",
  "requests",
  "journeys",
  "texts",
]);

/** Steps of a test whose name alone says that the change concerns it. */
const namedOnly = 8;

/**
 * Tests that a change concerns, the closest first: those that reach a changed file (`import-graph.ts`), and request
 * tests and journeys whose subject, the first word of their name, is in the path of a changed file. Each word in
 * common makes a test two steps closer: `cart-coupon.test.ts` comes before the other tests of the cart after a
 * change of `shared/cart/coupon.ts`.
 */
export function touchedTests(
  changed: readonly string[],
  sources: Sources,
  patterns: ReadonlyMap<string, string>,
): TouchedTests {
  const steps = stepsTo(changed, graphOf(sources, patterns));
  const words = new Set(changed.filter((path) => !path.startsWith("tests/")).flatMap(wordsOf));
  const ranked = (tests: string[], rank: (path: string) => number | undefined) =>
    tests
      .map((path) => ({ path, rank: rank(path) }))
      .filter((test): test is { path: string; rank: number } => test.rank !== undefined)
      .sort((one, other) => one.rank - other.rank || (one.path < other.path ? -1 : 1))
      .map(({ path }) => path);
  const closeness = (path: string) => {
    if (changed.includes(path)) return Number.NEGATIVE_INFINITY;
    const [subject = "", ...others] = wordsOf(path);
    const common = words.has(subject) ? 1 + others.filter((word) => words.has(word)).length : 0;
    const found = steps.get(path) ?? (common ? namedOnly : undefined);
    return found === undefined ? undefined : found - 2 * common;
  };
  const tests = [...sources.keys()].filter((path) => /\.test\.tsx?$/.test(path));
  const below = (folder: string) => tests.filter((path) => path.startsWith(folder));
  return {
    units: ranked(
      tests.filter((path) => !path.startsWith("tests/") || path.startsWith("tests/rigs/")),
      (path) => steps.get(path),
    ),
    requests: ranked(below("tests/requests/"), closeness),
    journeys: ranked(below("tests/journeys/"), closeness),
  };
}

/** Folders and names, in the singular; stand-ins by their folder, what the demo shop holds by its own names. */
function wordsOf(path: string): string[] {
  const words = path
    .replace(/^sandbox\/content\//, "")
    .replace(/^sandbox\//, "stand-in/")
    .split(/[/.-]/)
    .filter((word) => word && !unnamed.has(word));
  return words.map((word) => word.replace(/(?<!s)s$/, ""));
}
