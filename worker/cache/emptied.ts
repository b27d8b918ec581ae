import * as z from "zod/mini";
import { formats } from "../../shared/release/formats.ts";
import { locale } from "../../shared/text/translator.ts";
import type { StoredAnswer } from "./bundles.ts";
import type { CacheProfileName } from "./profiles.ts";

/** Stored shape of a version that a publish has emptied, and of the decision, which `npm run content` adds. */
export const emptiedSchema = z.object({
  /** Raw answer of the content system before. */
  value: z.unknown(),
  /** Milliseconds since 1970. */
  at: z.number(),
  decision: z.optional(
    z.object({ is: z.enum(["accepted", "restored"]), at: z.number(), who: z.string(), why: z.string() }),
  ),
});
export type Emptied = z.infer<typeof emptiedSchema>;

export const emptiedPrefix = `emptied:${formats.emptied.writes}:${locale}:`;

/** Not below the prefix of the content cache, whose keys change with its format. */
export const emptiedKey = (profile: CacheProfileName, key: string): string =>
  `${emptiedPrefix}${profile}:${key}`;

/** Seconds. */
export const emptiedLife = 365 * 24 * 60 * 60;

/** Seconds between two looks at a decision. */
export const emptiedFresh = 60;

/** Milliseconds for which an accepted one is looked at again, so that it can be restored at once. */
const mayBeRestored = 60 * 60 * 1000;

/** True once the content system has answered the full version again: the next time it is empty somebody decides anew. */
export const isOver = ({ decision }: Emptied, full: StoredAnswer): boolean =>
  decision !== undefined && !full.emptied && full.fetchedAt > decision.at;

export const isDecided = ({ decision }: Emptied, now: number): boolean =>
  decision?.is === "accepted" && now - decision.at > mayBeRestored;
