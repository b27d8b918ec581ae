import { posix } from "node:path";

export type Sources = ReadonlyMap<string, string>;

export type Graph = Map<string, Map<string, number>>;

const visit = 3;

/** Import graph, plus links of worker modules to their screens and of tests to the areas they visit. */
export function graphOf(sources: Sources, patterns: ReadonlyMap<string, string>): Graph {
  const graph: Graph = new Map();
  const areas = servedBy(sources, patterns);
  const screens = screenFiles(sources);
  for (const [path, text] of sources) {
    const edges = new Map<string, number>();
    for (const imported of importsOf(path, text)) edges.set(imported, 1);
    if (path.startsWith("worker/")) for (const screen of screensIn(text, screens)) edges.set(screen, 1);
    if (path.startsWith("tests/")) {
      for (const [address, servers] of areas) {
        if (text.includes(address)) for (const server of servers) edges.set(server, visit);
      }
    }
    graph.set(path, edges);
  }
  return graph;
}

export function stepsTo(changed: readonly string[], graph: Graph): Map<string, number> {
  const dependents = reversed(graph);
  const steps = new Map(changed.map((path) => [path, 0]));
  const queue = [...changed];
  for (const path of queue) {
    for (const [dependent, distance] of dependents.get(path) ?? []) {
      const found = (steps.get(path) ?? 0) + distance;
      if (found >= (steps.get(dependent) ?? Number.POSITIVE_INFINITY)) continue;
      steps.set(dependent, found);
      queue.push(dependent);
    }
  }
  return steps;
}

function reversed(graph: Graph): Graph {
  const dependents: Graph = new Map();
  for (const [path, edges] of graph) {
    for (const [target, distance] of edges) {
      dependents.set(target, (dependents.get(target) ?? new Map()).set(path, distance));
    }
  }
  return dependents;
}

/** Ignores type-only imports: the compiler checks them in every file. */
export function importsOf(path: string, text: string): string[] {
  const statements = text.matchAll(
    /\b(?:import|export)\s+(type\s)?[^;"'`]*?from\s+"(\.[^"]+)"|\bimport\s*\(?\s*"(\.[^"]+)"/g,
  );
  return [...statements]
    .filter(([, isType]) => !isType)
    .map(([, , from, alone]) => from ?? alone ?? "")
    .map((target) => posix.join(posix.dirname(path), target.replace(/\?.*$/, "")));
}

const listOfScreens = "client/screens/screens.ts";

function screenFiles(sources: Sources): ReadonlyMap<string, string> {
  const rows = (sources.get(listOfScreens) ?? "").matchAll(
    /"?([\w-]+)"?: async \(\) =>\s+\(await import\("([^"]+)"/g,
  );
  return new Map(
    [...rows].map(([, name = "", file = ""]) => [name, posix.join(posix.dirname(listOfScreens), file)]),
  );
}

const screensIn = (text: string, files: ReadonlyMap<string, string>) =>
  [...text.matchAll(/\bscreen: "([\w-]+)"/g)].flatMap(([, name = ""]) => files.get(name) ?? []);

function servedBy(sources: Sources, patterns: ReadonlyMap<string, string>): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  const add = (address: string, path: string) => areas.set(address, [...(areas.get(address) ?? []), path]);
  for (const [path, text] of sources) {
    if (!path.startsWith("worker/")) continue;
    for (const [, key = ""] of text.matchAll(/"?([\w-]+)"?: \{\s*load\b/g)) {
      const fixed = patterns.get(key)?.replace(/\{.*/, "");
      if (fixed) add(fixed === "/" ? '"/"' : fixed, path);
    }
    if (!path.endsWith("/area.ts")) continue;
    for (const [, key] of text.matchAll(/"?([\w/-]+)"?: (?:\w+Api\b|new Hono\b)/g)) add(`/api/${key}`, path);
  }
  return areas;
}
