import { Hono } from "hono";
import { pictureAddress } from "../../shared/content/pictures.ts";
import { parseDate } from "../../shared/time/dates.ts";
import type { AppContext, AppEnv, Services } from "../context.ts";
import { offScreens } from "../feature-screens.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { originOf } from "../page/origin.ts";
import { pictureOf } from "../page/pictures.ts";
import { deadlines } from "../upstream/deadline.ts";
import { UpstreamError } from "../upstream/http.ts";
import { type Shard, shardsOf } from "./shards.ts";
import { sitemap, sitemapIndex } from "./xml.ts";

export const sitemaps = new Hono<AppEnv>()
  .get("/sitemap.xml", async (c) => {
    const shards = await shardsOrNothing(c);
    return shards ? xml(c, sitemapIndex(originOf(c.req), shards)) : later(c);
  })
  .get("/sitemaps/:file", async (c) => {
    const shards = await shardsOrNothing(c);
    if (!shards) return later(c);
    const shard = shards.find(({ name }) => `${name}.xml` === c.req.param("file"));
    return shard ? xml(c, sitemap(originOf(c.req), shard)) : c.text("Not Found\n", 404);
  });

async function shardsOrNothing(c: AppContext): Promise<Shard[] | null> {
  const { content, deadline, log, settings } = c.var;
  deadline.restart(deadlines.siteFile);
  try {
    const entries = await content.sitemap();
    return shardsOf(
      entries.map(({ path, lastModified, image }) => ({
        path,
        lastModified: parseDate(lastModified)?.toISOString(),
        images: pictureIn(c.var, image),
      })),
      { isOff: offScreens(settings.features, originOf(c.req)) },
    );
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.error("no sitemap", error);
    return null;
  }
}

function pictureIn(services: Services<"configuration" | "log">, url: string | null | undefined): string[] {
  const picture = url ? pictureOf(services, { url, alternativeText: "", width: 0, height: 0 }) : null;
  return picture ? [pictureAddress(picture.url, { width: 1200 })] : [];
}

function xml(c: AppContext, text: string): Response {
  c.header("Cache-Control", "public, max-age=3600");
  c.header("Content-Type", "application/xml; charset=utf-8");
  return c.body(text);
}

function later(c: AppContext): Response {
  setRetryAfter(c);
  return c.text("Service Unavailable\n", 503);
}
