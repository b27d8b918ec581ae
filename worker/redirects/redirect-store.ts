import * as z from "zod/mini";
import { ruleSchema } from "../upstream/content/redirect-rules.ts";

/** A build of all rules. It never changes: the next one has keys of its own. */
export interface RedirectHead {
  id: string;
  /** Milliseconds since 1970, before the first rule was read. */
  startedAt: number;
  shards: number;
  /** Rules; builds of earlier releases lack it. */
  count?: number | undefined;
  /** Base64, in the list of publishes only; a long filter has a key of its own. */
  filter?: string | undefined;
}

/** Seconds; a build is made each day. */
export const lifetime = 8 * 24 * 60 * 60;

export const headSchema: z.ZodMiniType<RedirectHead> = z.object({
  id: z.string(),
  startedAt: z.number(),
  shards: z.int().check(z.positive()),
  count: z.optional(z.int()),
  filter: z.optional(z.base64()),
});

export const shardSchema = z.record(z.string(), ruleSchema);

/** Another shape of head, filter or shards needs another number. */
const prefix = "redirects:1";

export const redirectKeys = {
  head: `${prefix}:head`,
  filter: (id: string) => `${prefix}:${id}:filter`,
  shard: (id: string, shard: number) => `${prefix}:${id}:${shard}`,
};

/** Paths under which a request may find its rule. An editor types a path without its slashes, and with its accents. */
export function namesOfPath(path: string): string[] {
  return [...new Set([withoutSlashes(path), withoutSlashes(decoded(path))])];
}

export const withoutSlashes = (path: string): string => path.replace(/^\/+|(?<!\/)\/+$/g, "");

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
