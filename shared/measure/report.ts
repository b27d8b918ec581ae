import * as z from "zod/mini";
import { vitalNames } from "./points.ts";

/** Where browsers report to; told on the page of the cookies. */
export const measuresPath = "/api/measures";

/** Of one report. */
const mostReported = 20;

/** `call`: to the shop, after a press. */
export const waitNames = ["navigation", "call"] as const;
export type MeasuredWait = (typeof waitNames)[number];

/** `file`: a file of the build that did not load. */
const errorNames = ["error", "rejection", "file"] as const;

/** Milliseconds: a tab that slept measures hours. */
const longest = 10 * 60_000;

const ms = z.number().check(z.nonnegative(), z.lte(longest));
/** Read as a route and dropped: it may hold a token. */
const path = z.string().check(z.startsWith("/"), z.maxLength(500));

const point = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("vital"), path, name: z.enum(vitalNames), value: ms }),
  z.object({ kind: z.literal("navigation"), path, ms }),
  z.object({ kind: z.literal("wait"), path, name: z.enum(waitNames), ms }),
  z.object({
    ...{ kind: z.literal("error"), path, name: z.enum(errorNames) },
    message: z.string().check(z.maxLength(1000)),
    /** Frames of our own files, the innermost first: `/assets/entry-1a2b3c4.js:1:234`. */
    position: z.string().check(z.regex(/^[\w./: -]{0,400}$/)),
  }),
]);

export type BrowserReport = z.infer<typeof point>;

const name = z.string().check(z.regex(/^[\w.-]{1,64}$/));

export const reportSchema = z.object({
  /** Of the worker that rendered the document: another one may take the report. */
  version: name,
  build: name,
  /** One that cannot be read does not cost the others. */
  points: z.array(z.catch(z.nullable(point), null)).check(z.maxLength(mostReported)),
});

/** What a document is given to measure its visit. */
export interface MeasureSettings {
  version: string;
  build: string;
  /** Of page views, whose vitals are measured: 0 to 1. Errors are always told. */
  share: number;
  /** Of client/measure/vitals.ts: its name between "/assets/" and ".js". */
  file: string;
  to: string;
}
