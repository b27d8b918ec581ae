import * as z from "zod/mini";
import { vitalNames } from "./points.ts";

export const measuresPath = "/api/measures";

const mostReported = 20;

export const waitNames = ["navigation", "call"] as const;
export type MeasuredWait = (typeof waitNames)[number];

const errorNames = ["error", "rejection", "file"] as const;

/** Milliseconds. Longer values come from tabs that slept. */
const longest = 10 * 60_000;

const ms = z.number().check(z.nonnegative(), z.lte(longest));
/** Converted to a route and dropped, because a path may hold a token. */
const path = z.string().check(z.startsWith("/"), z.maxLength(500));

const point = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("vital"), path, name: z.enum(vitalNames), value: ms }),
  z.object({ kind: z.literal("navigation"), path, ms }),
  z.object({ kind: z.literal("wait"), path, name: z.enum(waitNames), ms }),
  z.object({
    ...{ kind: z.literal("error"), path, name: z.enum(errorNames) },
    message: z.string().check(z.maxLength(1000)),
    /** Frames of our own files, innermost first. */
    position: z.string().check(z.regex(/^[\w./: -]{0,400}$/)),
  }),
]);

export type BrowserReport = z.infer<typeof point>;

const name = z.string().check(z.regex(/^[\w.-]{1,64}$/));

export const reportSchema = z.object({
  /** Version of the worker that rendered the document; another one may receive the report. */
  version: name,
  build: name,
  points: z.array(z.catch(z.nullable(point), null)).check(z.maxLength(mostReported)),
});

export interface MeasureSettings {
  version: string;
  build: string;
  /** Sampling rate of page views, 0 to 1. Errors are always reported. */
  share: number;
  file: string;
  to: string;
}
