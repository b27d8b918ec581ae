import { statSync } from "node:fs";
import { basename } from "node:path";

interface ModuleInfo {
  code: string | null;
  importedIds: string[];
  dynamicallyImportedIds: string[];
}

export interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Source bytes that another file costs: a request, imports and exports, and repetitions that brotli cannot see. */
const costOfFile = 640;

/** Weight of a byte of styles: documents inline every sheet of a file, also those they do not use. */
const costOfStyles = 4;

/** Source bytes. */
const smallest = 1000;

const most = 44;

interface Chunk {
  ids: string[];
  size: number;
  /** One place per entry. */
  users: boolean[];
  uses: Set<Chunk>;
  isOfEntry: boolean;
}

/**
 * Names the chunk of each module that several entries share. Modules with the same entries stand together; chunks
 * are merged while that saves more than it costs, or while they are too many or too small.
 * @param inputs the first one starts every page
 */
export function sharedChunks(inputs: readonly string[]) {
  let names: Map<string, string> | undefined;
  return (id: string, modules: Modules): string | null => {
    names ??= namesOf(inputs, modules);
    return names.get(id) ?? null;
  };
}

function namesOf(inputs: readonly string[], modules: Modules): Map<string, string> {
  const infoOf = (id: string) => modules.getModuleInfo(id);
  const importsOf = (id: string) => infoOf(id)?.importedIds ?? [];
  const lazyOf = (id: string) =>
    [...reach([id], importsOf)]
      .flatMap((one) => infoOf(one)?.dynamicallyImportedIds ?? [])
      .filter((one) => !one.startsWith("\0"));
  const isReact = (id: string) =>
    /node_modules\/(?:react|react-dom|scheduler)\/|\/hydrate-island\.tsx$/.test(id);
  const sizeOf = (id: string) =>
    id.endsWith(".css") ? costOfStyles * statSync(id).size : (infoOf(id)?.code?.length ?? 0);

  const first = inputs.slice(0, 1);
  const entries = [...reach(inputs, lazyOf)];
  // The build copies the identity's literals to where they are used, which leaves next to nothing of the module.
  const identity = [...reach(entries, importsOf)].filter((id) => id.endsWith("/shared/identity.ts"));
  const base = reach([...first, ...identity], importsOf);
  const ofEveryPage = new Set(first.flatMap(lazyOf));
  const weights = entries.map((id) => {
    if (ofEveryPage.has(id) || id.includes("/client/layouts/")) return 10;
    return /when: "(?:load|idle|visible)"|screenIsland\(/.test(infoOf(id)?.code ?? "") ? 4 : 1;
  });
  const chunks = chunksOf(entries, {
    importsOf: (id) => importsOf(id).filter((one) => !base.has(one) && !isReact(one)),
    sizeOf,
  });

  const names = new Map<string, string>();
  for (const id of base) if (!first.includes(id)) names.set(id, "base");
  // React has its own file, with what starts it: it stays cached across most releases.
  for (const id of reach(entries, importsOf)) if (isReact(id)) names.set(id, "react");
  const taken = new Set<string>();
  for (const { ids } of merge(chunks, weights)) {
    const [largest = ""] = ids.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    let name = basename(largest).replace(/\..*/, "");
    while (taken.has(name)) name += "-2";
    taken.add(name);
    for (const id of ids) names.set(id, name);
  }
  return names;
}

interface Graph {
  importsOf: (id: string) => string[];
  sizeOf: (id: string) => number;
}

function chunksOf(entries: readonly string[], { importsOf, sizeOf }: Graph): Chunk[] {
  const users = new Map<string, boolean[]>();
  for (const [place, entry] of entries.entries())
    for (const id of reach([entry], importsOf)) {
      const ofId = users.get(id) ?? entries.map(() => false);
      ofId[place] = true;
      users.set(id, ofId);
    }
  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const [id, ofId] of users) {
    const alone = ofId.filter(Boolean).length === 1 ? entries[ofId.indexOf(true)] : undefined;
    const entry = entries.includes(id) ? id : alone;
    const key = entry ?? ofId.map(Number).join("");
    const chunk = chunks.get(key) ?? {
      ...{ ids: [], size: 0, users: ofId, uses: new Set(), isOfEntry: entry !== undefined },
    };
    chunk.ids.push(id);
    chunk.size += sizeOf(id);
    chunks.set(key, chunk);
    chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf)
    for (const imported of importsOf(id)) {
      const used = chunkOf.get(imported);
      if (used && used !== chunk) chunk.uses.add(used);
    }
  return [...chunks.values()];
}

function merge(chunks: readonly Chunk[], weights: readonly number[]): Chunk[] {
  const all = new Set(chunks);
  for (;;) {
    const shared = [...all].filter(({ isOfEntry }) => !isOfEntry);
    const pair =
      cheapest(shared, weights, shared.length > most ? undefined : 0) ??
      cheapest(shared, weights, undefined, (one, other) => Math.min(one.size, other.size) < smallest);
    if (!pair) return shared;
    const [one, other] = pair;
    one.ids.push(...other.ids);
    one.size += other.size;
    all.delete(other);
    for (const used of other.uses) one.uses.add(used);
    for (const chunk of all) if (chunk.uses.delete(other)) chunk.uses.add(one);
    one.uses.delete(one);
    const users = one.users.map((isUser, place) => isUser || other.users[place]);
    for (const used of reach([one], usesOf))
      used.users = used.users.map((isUser, place) => isUser || users[place] === true);
  }
}

/** @returns the pair whose merge costs least, if that is below the limit and makes no chunks import each other */
function cheapest(
  chunks: readonly Chunk[],
  weights: readonly number[],
  limit = Number.POSITIVE_INFINITY,
  isWanted = (_one: Chunk, _other: Chunk) => true,
): [Chunk, Chunk] | undefined {
  const pairs = chunks
    .flatMap((one, place) => chunks.slice(place + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => isWanted(one, other))
    .map(({ one, other }) => ({ one, other, least: costOf(one, other, weights) }))
    .toSorted((a, b) => a.least - b.least);
  let lowest = limit;
  let found: [Chunk, Chunk] | undefined;
  for (const { one, other, least } of pairs) {
    if (least >= lowest) break;
    const cost = least + dragged(one, other, weights) + dragged(other, one, weights);
    if (cost >= lowest || leadsTo(one, other) || leadsTo(other, one)) continue;
    lowest = cost;
    found = [one, other];
  }
  return found;
}

function costOf(one: Chunk, other: Chunk, weights: readonly number[]): number {
  return weights.reduce((cost, weight, place) => {
    if (one.users[place] && other.users[place]) return cost - weight * costOfFile;
    if (one.users[place]) return cost + weight * other.size;
    return other.users[place] ? cost + weight * one.size : cost;
  }, 0);
}

/** Bytes that users of the first chunk then load because the second one imports them. */
function dragged(one: Chunk, other: Chunk, weights: readonly number[]): number {
  let bytes = 0;
  for (const used of reach([...other.uses], usesOf)) {
    if (used === one) continue;
    for (const [place, weight] of weights.entries())
      if (one.users[place] && !used.users[place]) bytes += weight * (used.size + costOfFile);
  }
  return bytes;
}

/** True if the first chunk imports the second one by way of another. */
const leadsTo = (one: Chunk, other: Chunk): boolean =>
  reach(
    [...one.uses].filter((used) => used !== other),
    usesOf,
  ).has(other);

const usesOf = ({ uses }: Chunk): Iterable<Chunk> => uses;

function reach<T>(starts: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const found = new Set(starts);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}
