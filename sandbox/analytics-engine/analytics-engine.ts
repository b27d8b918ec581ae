import { lt, sql } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { measuredPoints } from "../database/schema/measures.ts";
import type { SandboxEnv } from "../env.ts";
import { QueryError } from "./query-error.ts";
import { runQuery } from "./run-query.ts";

/**
 * Limits of the vendor: blobs or doubles per point, bytes of the index and of all blobs, points per
 * invocation.
 */
const limits = { fields: 20, indexBytes: 96, blobBytes: 16_384, points: 250 };

const mostPoints = 50_000;

const bytes = (text: string) => new TextEncoder().encode(text).length;

const point = z.strictObject({
  indexes: z
    .array(z.string().check(z.refine((text) => bytes(text) <= limits.indexBytes, "is over 96 bytes")))
    .check(z.maxLength(1, "Maximum of 1 indexes supported.")),
  blobs: z.array(z.string()).check(
    z.maxLength(limits.fields, "Maximum of 20 blobs supported."),
    z.refine(
      (blobs) => bytes(blobs.join("")) <= limits.blobBytes,
      "Cumulative size of blobs exceeds 16384 bytes",
    ),
  ),
  doubles: z.array(z.number()).check(z.maxLength(limits.fields, "Maximum of 20 doubles supported.")),
});

const written = z.strictObject({
  dataset: z.string().check(z.regex(/^\w{1,64}$/)),
  points: z.array(point),
});

export const analyticsSql = new Hono<SandboxEnv>().post("/sql", async (c) => {
  if (c.req.header("Authorization") !== `Bearer ${c.env.ANALYTICS_TOKEN}`)
    return c.json({ success: false, errors: [{ code: 10000, message: "Authentication error" }] }, 403);
  try {
    return c.json(await runQuery(c.env.DB, await c.req.text()));
  } catch (error) {
    if (error instanceof QueryError) return c.text(`Input was invalid: ${error.message}`, 422);
    throw error;
  }
});

/** Mimics the binding in production: points beyond the limit per invocation are dropped silently. */
export const analyticsEngine = new Hono<SandboxEnv>()
  .post("/points", async (c) => {
    const { success, data, error } = written.safeParse(await c.req.json().catch(() => undefined));
    if (!success) return c.text(error.issues.map(({ message }) => message).join(" "), 400);
    const db = c.get("db");
    const timestamp = Math.floor(clock.now() / 1000);
    const rows = data.points.slice(0, limits.points).map(({ indexes, blobs, doubles }) => ({
      ...{ dataset: data.dataset, timestamp, sampleInterval: 1, blobs, doubles },
      index1: indexes[0] ?? "",
    }));
    const inserts = Array.from({ length: Math.ceil(rows.length / 15) }, (_, part) =>
      db.insert(measuredPoints).values(rows.slice(part * 15, part * 15 + 15)),
    );
    const newest = sql`(select max(${measuredPoints.id}) from ${measuredPoints})`;
    const trim = db.delete(measuredPoints).where(lt(measuredPoints.id, sql`${newest} - ${mostPoints}`));
    await db.batch([trim, ...inserts]);
    return c.body(null, 204);
  })
  .route("/", analyticsSql);
