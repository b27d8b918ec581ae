import * as z from "zod/mini";
import { formats } from "../../shared/release/formats.ts";
import { type CacheProfileName, isPast } from "./profiles.ts";

/** When which content was published, in milliseconds since 1970. */
export interface Publishes {
  /** Content of a kind that was fetched before counts as published, because names of that kind have been dropped. */
  before: Readonly<Record<string, number>>;
  names: Readonly<Record<string, number>>;
}

export const publishesKey = `published:${formats.publishes.writes}`;

/** The stored list. It carries what every page needs besides, because KV bills each key. */
export interface StoredPublishes extends Publishes {
  /** The latest redirect build, read by worker/redirects. */
  redirects?: unknown;
  /** Read by site.ts; earlier releases write none. */
  sites?: unknown;
}

export const noPublishes: Publishes = { before: {}, names: {} };

export const publishesSchema: z.ZodMiniType<StoredPublishes> = z.object({
  before: z.record(z.string(), z.number()),
  names: z.record(z.string(), z.number()),
  redirects: z.optional(z.unknown()),
  sites: z.optional(z.unknown()),
});

/** Milliseconds; longer than any entry is served without being fetched again. */
export const publishesRemembered = 3 * 24 * 60 * 60_000;

const mostOfKind = 2000;

/** All kinds together must fit a value of a Durable Object, 2 MB. */
const mostCharactersOfKind = 150_000;

/** A product has several entries, and is published under one name. */
export function publishName(profile: CacheProfileName, key: string): string {
  if (profile === "productSlug") return `product:${key}`;
  return profile === "product" || profile === "productSummary"
    ? `product:${key.replace(/:\d$/, "")}`
    : `${profile}:${key}`;
}

export function withPublished(known: Publishes, names: readonly string[], at: number): Publishes {
  const added = Object.fromEntries(names.map((name) => [name, at]));
  return latest({ before: known.before, names: { ...known.names, ...added } }, at);
}

/**
 * A read from KV may be older than what this isolate was told, so the later of both counts. A time that is still to come
 * would hide later publishes, so it is dropped.
 */
export function merged(one: Publishes, other: Publishes, now: number): Publishes {
  const past = (times: Times) =>
    Object.fromEntries(Object.entries(times).filter(([, at]) => isPast(at, now)));
  const before = later(past(one.before), past(other.before));
  return latest({ before, names: later(past(one.names), past(other.names)) }, now);
}

export const publishedAt = ({ before, names }: Publishes, name: string): number =>
  Math.max(before[kindOf(name)] ?? 0, names[name] ?? 0);

/** @param products skus */
export function lastPublished({ before, names }: Publishes, products: ReadonlySet<string>): number {
  const times = Object.entries(names).flatMap(([name, at]) =>
    kindOf(name) === "product" && products.has(name.slice("product:".length)) ? at : [],
  );
  return Math.max(before.product ?? 0, ...times);
}

/** How many names of a kind were published after `time`; infinite once names have been dropped since. */
export function publishedSince({ before, names }: Publishes, kind: CacheProfileName, time: number): number {
  if ((before[kind] ?? 0) > time) return Number.POSITIVE_INFINITY;
  return Object.entries(names).filter(([name, at]) => kindOf(name) === kind && at > time).length;
}

type Times = Readonly<Record<string, number>>;

function later(one: Times, other: Times): Times {
  const times: Record<string, number> = { ...one };
  for (const [name, at] of Object.entries(other)) times[name] = Math.max(at, times[name] ?? 0);
  return times;
}

const kindOf = (name: string) => name.slice(0, name.indexOf(":"));

function latest({ before, names }: Publishes, now: number): Publishes {
  const recent = Object.entries(names).filter(([, at]) => at > now - publishesRemembered);
  const kept: [string, number][] = [];
  const dropped: Record<string, number> = {};
  for (const [kind, entries] of Map.groupBy(recent, ([name]) => kindOf(name))) {
    const sorted = entries.toSorted(([, one], [, other]) => other - one);
    let characters = 0;
    const end = sorted.findIndex(([name], index) => {
      characters += name.length;
      return index === mostOfKind || characters > mostCharactersOfKind;
    });
    kept.push(...(end < 0 ? entries : sorted.slice(0, end)));
    const [, at] = sorted[end] ?? [];
    if (at !== undefined) dropped[kind] = at;
  }
  return { before: later(before, dropped), names: Object.fromEntries(kept) };
}
