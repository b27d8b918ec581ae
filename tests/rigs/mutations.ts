import type * as z from "zod/mini";
import { reasonOf } from "../../shared/text/reason-of.ts";
import { isRecord } from "../../worker/upstream/is-record.ts";
import { parseTolerantly } from "../../worker/upstream/lists.ts";

type Path = readonly (string | number)[];

interface Mutation {
  path: Path;
  change: string;
  answer: unknown;
}

/**
 * Texts and numbers of the answer must be unique, because a loss is recognised by its value. A record may be
 * lost only with one of its `identities` (`id`, `items.*.id`).
 */
export function collateralLosses<T>(
  schema: z.ZodMiniType<T>,
  answer: unknown,
  identities: readonly string[] = [],
): string[] {
  const read = parseTolerantly(schema, answer);
  if (read.error) return [`refused as it is: ${reasonOf(read.error)}`];
  const sources = leavesOf(answer);
  const shown = leavesOf(read.data).filter((leaf) => sources.some((source) => source.includes(leaf)));
  return mutationsOf(answer).flatMap(({ path, change, answer: mutated }) => {
    const name = `${path.join(".")} ${change}`;
    const record = identities.includes(patternOf(path)) ? recordOf(path) : path;
    const { data, error, leftOut } = parseTolerantly(schema, mutated);
    if (error) return record.length === 0 ? [] : [`${name}: refused, ${reasonOf(error)}`];
    const left = new Set(leavesOf(data));
    const lost = shown.filter((leaf) => !left.has(leaf));
    const own = leavesOf(valueAt(answer, record));
    const others = lost.filter((leaf) => !own.some((source) => source.includes(leaf)));
    if (others.length > 0) return [`${name}: lost ${others.join(", ")}`];
    if (lost.length === 0 || leftOut.length > 0) return [];
    const isAbsence = change === "dropped" || change === "null" || /^is (\[\]|\{.*\})$/.test(change);
    const isTakenOver = leavesOf(valueAt(mutated, path)).some((leaf) => left.has(leaf));
    return (isAbsence && record === path) || isTakenOver ? [] : [`${name}: not logged`];
  });
}

const odd = ["zzz", 41.5, true, [], ["zzz"], {}, { odd: "zzz" }];

function mutationsOf(answer: unknown): Mutation[] {
  return pathsOf(answer).flatMap((path): Mutation[] => {
    const value = valueAt(answer, path);
    const changed = (change: string, to: unknown) => ({ path, change, answer: replaced(answer, path, to) });
    const added = isRecord(value) ? [changed("with a new key", { ...value, zzz: "zzz" })] : [];
    if (path.length === 0) return added;
    const retyped = odd.map((to) => changed(`is ${JSON.stringify(to)}`, to));
    return [...added, changed("dropped", undefined), changed("null", null), ...retyped];
  });
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  const children = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [
    path,
    ...children.flatMap(([key, child]) =>
      pathsOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function replaced(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.flatMap((member, place) => {
      const changed = place === key ? replaced(member, rest, to) : member;
      return changed === undefined ? [] : [changed];
    });
  }
  return Object.fromEntries(
    Object.entries(value ?? {})
      .map(([name, member]) => [name, name === key ? replaced(member, rest, to) : member])
      .filter(([, member]) => member !== undefined),
  );
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, key) => Object.entries(found ?? {}).find(([name]) => name === String(key))?.[1],
    value,
  );
}

const recordOf = (path: Path): Path => path.slice(0, path.slice(0, -1).findLastIndex(Number.isInteger) + 1);

const patternOf = (path: Path): string => path.map((key) => (typeof key === "number" ? "*" : key)).join(".");

function leavesOf(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)].filter(Boolean);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
