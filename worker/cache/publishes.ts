import * as z from "zod/mini";
import { formats } from "../../shared/release/formats.ts";

/** When which entries were published, in milliseconds since 1970, by the names under which they are stored. */
export interface Publishes {
  /** Entries fetched before this moment count as published, because their names have been dropped. */
  before: number;
  names: Readonly<Record<string, number>>;
}

export const publishesKey = `published:${formats.publishes.writes}`;

export const noPublishes: Publishes = { before: 0, names: {} };

export const publishesSchema: z.ZodMiniType<Publishes> = z.object({
  before: z.number(),
  names: z.record(z.string(), z.number()),
});

/** Milliseconds; longer than any entry is served without being fetched again. */
const remembered = 3 * 24 * 60 * 60_000;

const mostNames = 2000;

export function withPublished(known: Publishes, names: readonly string[], at: number): Publishes {
  const added = Object.fromEntries(names.map((name) => [name, at]));
  return latest({ before: known.before, names: { ...known.names, ...added } }, at);
}

/** A read from KV may be older than what this isolate was told, so the later of both counts. */
export function merged(one: Publishes, other: Publishes, now: number): Publishes {
  const names: Record<string, number> = { ...one.names };
  for (const [name, at] of Object.entries(other.names)) names[name] = Math.max(at, names[name] ?? 0);
  return latest({ before: Math.max(one.before, other.before), names }, now);
}

export const publishedAt = ({ before, names }: Publishes, name: string): number =>
  Math.max(before, names[name] ?? 0);

export function lastPublished({ before, names }: Publishes, isAmong: (name: string) => boolean): number {
  const times = Object.entries(names).flatMap(([name, at]) => (isAmong(name) ? at : []));
  return Math.max(before, ...times);
}

function latest({ before, names }: Publishes, now: number): Publishes {
  const recent = Object.entries(names)
    .filter(([, at]) => at > now - remembered)
    .toSorted(([, one], [, other]) => other - one);
  const dropped = recent.slice(mostNames).map(([, at]) => at);
  return {
    before: Math.max(before, ...dropped.slice(0, 1)),
    names: Object.fromEntries(recent.slice(0, mostNames)),
  };
}
