import { posix } from "node:path";

/** Text of each file of tests/, by its path. */
type TestSources = ReadonlyMap<string, string>;

/** Words of paths that name no subject. */
const unnamed = new Set(["ts", "tsx", "css", "module", "test", "index", "tests", "requests", "journeys"]);

/**
 * Request tests and journeys that a change touches, the closest first. A test is touched where it changed itself,
 * where it imports what changed, or where the first word of its name, its subject, is in the path of a changed
 * file: `cart-coupon.test.ts` by `worker/cart/lines.ts`, and closer by `shared/cart/coupon.ts`.
 */
export function touchedTests(changed: readonly string[], sources: TestSources): string[] {
  const words = new Set(changed.filter((path) => !path.startsWith("tests/")).flatMap(wordsOf));
  const edited = withImporters(changed, sources);
  const closeness = (path: string) => {
    if (changed.includes(path)) return 100;
    const [subject = "", ...others] = wordsOf(path);
    const named = words.has(subject) ? 1 + others.filter((word) => words.has(word)).length * 2 : 0;
    return Math.max(named, edited.has(path) ? 1 : 0);
  };
  return [...sources.keys()]
    .filter((path) => path.endsWith(".test.ts") || path.endsWith(".test.tsx"))
    .map((path) => ({ path, closeness: closeness(path) }))
    .filter((test) => test.closeness > 0)
    .sort((one, other) => other.closeness - one.closeness)
    .map(({ path }) => path);
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

/** The changed files with the tests and rigs that import them, directly or not. */
function withImporters(changed: readonly string[], sources: TestSources): Set<string> {
  const found = new Set(changed);
  for (let known = -1; known !== found.size; ) {
    known = found.size;
    for (const [path, text] of sources) {
      if (importsOf(path, text).some((imported) => found.has(imported))) found.add(path);
    }
  }
  return found;
}

const importsOf = (path: string, text: string) =>
  [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, target = ""]) =>
    posix.join(posix.dirname(path), target.replace(/\?.*$/, "")),
  );
