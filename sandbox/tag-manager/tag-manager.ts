import { desc, lt, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { consentOfCall } from "../consent-of-call.ts";
import { tagHits } from "../database/schema/marketing.ts";
import type { SandboxEnv } from "../env.ts";
import { injectFaults } from "../faults/inject-faults.ts";
import { recordingScript } from "./recording-script.ts";
import { isTagId, tagHitSchema } from "./tag-hit.ts";
import { tagManagerPage } from "./tag-manager-page.ts";

const mostHits = 2000;

export const tagManager = new Hono<SandboxEnv>()
  .get("/", async (c) => c.html(tagManagerPage(await listHits(c, 100))))
  .get("/events", async (c) => c.json({ events: await listHits(c, 500) }))
  .delete("/events", async (c) => {
    await c.get("db").delete(tagHits);
    return c.body(null, 204);
  })
  .post("/forget", async (c) => {
    await c.get("db").delete(tagHits);
    return c.redirect("/_sandbox/tag-manager/", 303);
  })
  .use(injectFaults("tag-manager", "/_sandbox/tag-manager"))
  .get("/gtm.js", (c) => script(c, "GTM-"))
  .get("/gtag/js", (c) => script(c, ""))
  .post("/collect", async (c) => {
    const hit = z.safeParse(tagHitSchema, parsed(await c.req.text()));
    const tag = c.req.query("tid") ?? "";
    if (hit.success && isTagId(tag)) await record(c, { tag, hit: hit.data });
    return c.body(null, 204);
  });

function script(c: Context<SandboxEnv>, prefix: string): Response {
  const id = c.req.query("id") ?? "";
  if (!isTagId(id) || !id.startsWith(prefix)) return c.text("Not Found", 404);
  return c.body(recordingScript({ id, layer: c.req.query("l") || "dataLayer" }), 200, {
    "Content-Type": "application/javascript; charset=UTF-8",
    "Cache-Control": "private, max-age=900",
  });
}

async function record(
  c: Context<SandboxEnv>,
  hit: Pick<typeof tagHits.$inferInsert, "tag" | "hit">,
): Promise<void> {
  const db = c.get("db");
  const newest = sql`(select max(${tagHits.id}) from ${tagHits})`;
  await db.batch([
    db.insert(tagHits).values({ ...consentOfCall(c), ...hit, receivedAt: clock.date().toISOString() }),
    db.delete(tagHits).where(lt(tagHits.id, sql`${newest} - ${mostHits}`)),
  ]);
}

const listHits = (c: Context<SandboxEnv>, limit: number) =>
  c.get("db").query.tagHits.findMany({ orderBy: desc(tagHits.id), limit });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
