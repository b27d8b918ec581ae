import { Hono } from "hono";
import { pictureAddress } from "../../shared/content/pictures.ts";
import { parseDate } from "../../shared/time/dates.ts";
import type { AppContext, AppEnv, Services } from "../context.ts";
import { offScreens } from "../feature-screens.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { originOf } from "../page/origin.ts";
import { pictureOf } from "../page/pictures.ts";
import { deadlines } from "../upstream/deadline.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type SitemapEntry, sitemapEntries } from "./sitemap-entries.ts";
import { sitemap, sitemapIndex } from "./xml.ts";

export const sitemaps = new Hono<AppEnv>()
  .get("/sitemap.xml", (c) =>
    withSitemap(c, async ({ content }) =>
      xml(c, sitemapIndex(originOf(c.req), await content.sitemapFiles())),
    ),
  )
  .get("/sitemaps/:file", (c) =>
    withSitemap(c, async ({ content }) => {
      const [, file] = /^([1-9]\d{0,4})\.xml$/.exec(c.req.param("file")) ?? [];
      if (!file || Number(file) > (await content.sitemapFiles())) return c.text("Not Found\n", 404);
      return xml(c, sitemap(originOf(c.req), await entriesOf(c, Number(file))));
    }),
  );

async function withSitemap(
  c: AppContext,
  answer: (services: AppContext["var"]) => Promise<Response>,
): Promise<Response> {
  c.var.deadline.restart(deadlines.siteFile);
  try {
    return await answer(c.var);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("no sitemap", error);
    setRetryAfter(c);
    return c.text("Service Unavailable\n", 503);
  }
}

async function entriesOf(c: AppContext, file: number): Promise<SitemapEntry[]> {
  const { content, settings } = c.var;
  const { entries } = await content.sitemap(file);
  return sitemapEntries(
    entries.map(({ path, lastModified, image }) => ({
      path,
      lastModified: parseDate(lastModified)?.toISOString(),
      images: pictureIn(c.var, image),
    })),
    { isFirst: file === 1, isOff: offScreens(settings.features, originOf(c.req)) },
  );
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
