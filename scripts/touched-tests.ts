import { graphOf, type Sources, stepsTo } from "./import-graph.ts";

export interface TouchedTests {
  units: string[];
  requests: string[];
  journeys: string[];
}

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
  "json",
  "md",
  "svg",
]);

const namedOnly = 8;

/** Each word that a test's name shares with a changed path brings the test two steps closer. */
export function touchedTests(
  changed: readonly string[],
  sources: Sources,
  patterns: ReadonlyMap<string, string>,
): TouchedTests {
  const steps = stepsTo(changed.map(readerOf), graphOf(sources, patterns));
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

/** Files of the demo's content stand for the module that reads them. */
const readerOf = (path: string) =>
  path.replace(/^(sandbox\/content\/[^/.]+)[/.].*(?<=\.(?:json|md|svg))$/, "$1.ts");

function wordsOf(path: string): string[] {
  const words = path
    .replace(/^sandbox\/content\//, "")
    .replace(/^sandbox\//, "stand-in/")
    .split(/[/.-]/)
    .filter((word) => word && !unnamed.has(word));
  return words.map((word) => word.replace(/(?<!s)s$/, ""));
}
